import type { Page } from 'playwright-core';

type Rect = { x: number; y: number; width: number; height: number };
type Source = { node: Node | null; previousRect: Rect; currentRect: Rect };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
type Watched = Window & { shifts: { value: number; moved: string[] }[] };

/**
 * Notes the layout shifts of a page that no input of its reader explains, with what moved from
 * where to where.
 */
export async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const shifts: Watched['shifts'] = [];
		Object.assign(window, { shifts });
		const spot = ({ x, y, width, height }: Rect) => [x, y, width, height].map(Math.round).join(' ');
		const describe = ({ node, previousRect, currentRect }: Source) => {
			const name =
				node instanceof Element ? `${node.tagName}.${node.className}` : `"${node?.nodeValue}"`;
			return `${name}: ${spot(previousRect)} → ${spot(currentRect)}`;
		};
		const observer = new PerformanceObserver((list) => {
			for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[])
				if (!hadRecentInput) shifts.push({ value, moved: sources.map(describe) });
		});
		observer.observe({ type: 'layout-shift', buffered: true });
	});
}

/** The sum of the shifts so far, once nothing moves any more. */
export async function shiftsOf(page: Page): Promise<number> {
	return (await settledShifts(page)).reduce((sum, { value }) => sum + value, 0);
}

/** The shifts so far, once nothing moves any more. */
export async function settledShifts(page: Page): Promise<Watched['shifts']> {
	return page.evaluate(async () => {
		const frame = () => new Promise(requestAnimationFrame);
		await frame();
		await Promise.allSettled(document.getAnimations().map((moving) => moving.finished));
		await frame();
		await frame();
		return (window as unknown as Watched).shifts;
	});
}

/** What moved while the page and its fonts were loaded is another test's. */
export const forgetShifts = (page: Page) =>
	page.evaluate(() => void (window as unknown as Watched).shifts.splice(0));
