import { gunzipSync } from 'node:zlib';
import { paths } from '#core/site/paths.ts';
import { pack } from '#server/http/cache/compress.ts';
import type { RenderedPage } from '#server/http/render/rendered-page.ts';
import type { BenchOptions, PartReport } from '#tests/bench/support/part.ts';
import {
	type CpuSubject,
	cpuOf,
	measureCpu,
	openBuiltRenderer,
	renderPage,
} from '#tests/bench/support/render-cpu.ts';
import { siteData } from '#tests/bench/support/site-data.ts';
import { short } from '#tests/bench/support/statistics.ts';

const ARTICLES = 200;
type Kind = { name: string; page: RenderedPage; whole: CpuSubject; packing: CpuSubject };

/**
 * What it costs to make the list of news and one article, when nobody has asked for them before.
 */
export async function measureFirstNews(options: BenchOptions): Promise<PartReport> {
	const dataDir = await siteData(options.folder, 'first-news', { articles: ARTICLES });
	await using renderer = await openBuiltRenderer(dataDir);
	const list = await renderPage(renderer, paths.news);
	const address = new RegExp(`href="(${paths.article('')}[\\w-]+)"`).exec(textOf(list))?.[1];
	if (address === undefined) throw new Error(`${paths.news} leads to no article`);
	const kinds: Kind[] = [];
	for (const [name, at] of [
		['list of news', paths.news],
		['article with the block of a game', address],
	] as const) {
		const page = await renderPage(renderer, at);
		const bytes = new Uint8Array(Buffer.from(textOf(page)));
		const whole = { name, run: () => renderPage(renderer, at), rounds: [] };
		kinds.push({
			name,
			page,
			whole,
			packing: { name: `${name}, packing`, run: () => pack(bytes), rounds: [] },
		});
	}
	const subjects = kinds.flatMap(({ whole, packing }) => [whole, packing]);
	await measureCpu(subjects, options);
	return {
		title: 'First render of the news',
		conditions: [
			`${ARTICLES} published articles of eight paragraphs among 6,000 games; pages that no cache holds, read and rendered again each time.`,
			'The built render thread in a process of its own on core 0, NODE_ENV=production, warmed up; CPU of the thread by getrusage; rounds interleaved, median of the rounds; the packing is measured alone and subtracted.',
		],
		tables: [
			{
				head: [
					'page',
					'first render, CPU ms of the thread',
					'packing, CPU ms',
					'KB HTML',
					'KB gzip',
				],
				rows: kinds.map(({ name, page, whole, packing }) => [
					name,
					(cpuOf(whole, 'thread') - cpuOf(packing, 'thread')).toFixed(2),
					cpuOf(packing, 'thread').toFixed(2),
					short(textOf(page).length / 1024),
					short((page.gzip?.length ?? 0) / 1024),
				]),
			},
		],
		verdicts: [],
		data: { articles: ARTICLES, subjects: subjects.map(({ name, rounds }) => ({ name, rounds })) },
	};
}

function textOf({ gzip }: RenderedPage): string {
	return gunzipSync(gzip ?? new Uint8Array()).toString('utf8');
}
