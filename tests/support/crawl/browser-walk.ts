import { PANEL_ROUTES } from '#core/site/panel-address.ts';
import { machinePaths } from '#core/site/paths/machine.ts';
import { panelReady } from '#tests/support/sign-in-page.ts';
import { type Visit, visit } from '#tests/support/visit.ts';
import { isPagePattern } from './address-patterns.ts';
import type { PanelRecords } from './panel-questions.ts';

/**
 * Opens one page of each pattern: what the console said (refusals of the content policy among it),
 * with the page that was open.
 */
export async function walkPages(
	reader: Visit,
	visited: ReadonlyMap<string, string[]>,
): Promise<string[]> {
	for (const [pattern, [address]] of visited) {
		if (!isPagePattern(pattern) || address === undefined) continue;
		await noted(reader, address, async () => void (await open(reader.page, address)));
	}
	return reader.problems;
}

/** The page for when the line is down stays as it was sent: no script takes it over. */
const open = (page: Visit['page'], address: string) =>
	address === machinePaths.offline ? page.goto(address) : visit(page, address);

/**
 * Opens every page of the panel, of records that there are. Returns the addresses that their links
 * name.
 */
export async function walkPanelPages(
	operator: Visit,
	{ game, article }: PanelRecords,
): Promise<string[]> {
	const named = new Set<string>();
	for (const route of PANEL_ROUTES) {
		const address = route.replace(':gameId', game).replace(':articleId', article);
		await noted(operator, address, async () => {
			await operator.page.goto(address);
			await panelReady(operator.page);
			const links = await operator.page
				.locator('a[href]')
				.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
			for (const link of links) named.add(link);
		});
	}
	return [...named];
}

/** Says of what came up meanwhile where it was. */
async function noted(
	{ problems }: Visit,
	address: string,
	open: () => Promise<void>,
): Promise<void> {
	const before = problems.length;
	await open();
	problems.splice(
		before,
		problems.length,
		...problems.slice(before).map((problem) => `${address}: ${problem}`),
	);
}

/** XML that the strict parser of a browser refuses, on a page without a policy. */
export async function refusedXml(
	{ context }: Visit,
	origin: string,
	addresses: readonly string[],
): Promise<string[]> {
	const page = await context.newPage();
	const texts = await Promise.all(
		addresses.map(async (address) => (await fetch(origin + address)).text()),
	);
	const refused = await page.evaluate((all) => {
		return all.map(
			(text) =>
				new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror') !==
				null,
		);
	}, texts);
	return addresses.filter((_, index) => refused[index]);
}
