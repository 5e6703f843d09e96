/** Whether two different words are one typing error apart: a letter changed, missing, added, or two neighbours swapped. */
export function isOneTypingError(a: string, b: string): boolean {
	const gap = a.length - b.length;
	if (gap < -1 || gap > 1) return false;
	let start = 0;
	const shorter = Math.min(a.length, b.length);
	while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start++;
	let end = 0;
	while (end < shorter - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end++;
	const restA = a.length - start - end;
	const restB = b.length - start - end;
	if (restA <= 1 && restB <= 1) return restA + restB > 0;
	return restA === 2 && restB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}
