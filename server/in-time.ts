/**
 * The outcome of `work` if it comes within `ms` milliseconds, else null. What comes late is
 * dropped, also when it is an error.
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
