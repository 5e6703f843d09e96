import lighthouse from 'lighthouse';

/** The four scores of Lighthouse, 0 to 100. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/**
 * One run: scores, the paint and blocking times behind the first of them in ms, and what kept a
 * score from 100.
 */
export type LighthouseRun = {
	scores: Record<Category, number>;
	lcp: number;
	tbt: number;
	/** Shift of the layout, without a unit. */
	cls: number;
	/** 'category: audit', of those that weigh something. */
	lost: string[];
};

/**
 * Loads a page once; a trace without its beginning is Lighthouse's own failure, and it asks for
 * another load.
 */
async function load(url: string, port: number, isAgain = false): Promise<Result> {
	const result = await lighthouse(url, {
		port,
		output: 'json',
		logLevel: 'error',
		onlyCategories: [...CATEGORIES],
	});
	if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
	const { lhr } = result;
	if (lhr.runtimeError?.code === 'NO_NAVSTART' && !isAgain) return load(url, port, true);
	if (lhr.runtimeError)
		throw new Error(`Lighthouse could not load ${url}: ${lhr.runtimeError.message}`);
	return lhr;
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Loads a page as Lighthouse's slow phone does, in a Chromium that listens on a debugging port. */
export async function runLighthouse(url: string, port: number): Promise<LighthouseRun> {
	const lhr = await load(url, port);
	const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
	const lost = CATEGORIES.flatMap((category) =>
		(lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
			const audit = lhr.audits[id];
			return weight > 0 && audit?.score !== null && audit?.score !== undefined && audit.score < 1
				? [`${category}: ${id}`]
				: [];
		}),
	);
	return {
		scores: Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as Record<
			Category,
			number
		>,
		lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
		tbt: lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
		cls: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
		lost,
	};
}
