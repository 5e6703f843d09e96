let isFirst = true;

/**
 * When the server drew the page that is shown now, on the time line of `performance.now()`: a
 * document when it was asked for, or before, when this browser kept it; a page that was followed
 * just now.
 */
export function drawnAt(): number {
	const { kept, behind } = document.documentElement.dataset;
	const isDocument = isFirst;
	isFirst = false;
	if (!isDocument) return performance.now();
	return kept === undefined ? 0 : performance.now() - (Date.now() + Number(behind) - Number(kept));
}
