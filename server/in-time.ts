/**
 * The result of `work` if it settles within `ms` milliseconds, else null. A late result or error is
 * dropped.
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<null>((resolve) => {
		timer = setTimeout(resolve, ms, null);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}
