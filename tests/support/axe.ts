import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { triaged } from './axe-triage.ts';

/** A01: the rules of WCAG 2.2 at A and AA, and axe's own of good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Still experimental at axe, named by A01. */
const EXPERIMENTAL = ['label-content-name-mismatch', 'focus-order-semantics', 'td-has-header', 'table-fake-caption'];

/** `covered`: a panel lies over the page. What is under it cannot be judged now, and is wherever no panel is open. */
type Options = { covered?: boolean };
const COVERED = ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring'];

/**
 * What axe finds on the page as it stands, in a form that a failure can be read from: violations, and what it could not decide by itself
 * unless `axe-triage.ts` says why that is all right.
 */
export async function findings(page: Page, { covered = false }: Options = {}): Promise<string[]> {
	await page.evaluate(paintGroundEvenly);
	const rules = Object.fromEntries(EXPERIMENTAL.map((id) => [id, { enabled: true }]));
	const builder = new AxeBuilder({ page }).options({ runOnly: { type: 'tag', values: TAGS }, rules }).setLegacyMode(true);
	const { violations, incomplete } = await builder.analyze();
	const read = (found: typeof violations) =>
		found.flatMap(({ id, nodes }) =>
			nodes.map(({ target, any, all, none, html }) => ({
				id,
				target: target.join(' '),
				html,
				message: [...any, ...all, ...none][0]?.message ?? '',
				reason: ([...any, ...all, ...none][0]?.data as { messageKey?: string } | null | undefined)?.messageKey ?? '',
			})),
		);
	return [
		...read(violations).map(({ id, target, message }) => `${id}: ${target} ${message}`),
		...read(incomplete)
			.filter((finding) => !triaged(finding) && !(covered && finding.id === 'color-contrast' && COVERED.includes(finding.reason)))
			.map(({ id, target, reason, message }) => `undecided ${id} (${reason}): ${target} ${message}`),
	];
}

/**
 * Behind the head of every page glows a light, drawn by a pseudo element, before which axe gives up on every contrast. It is taken out and
 * the ground of the whole page painted as it is where the light is strongest: the least contrast that any text there can have. What stays
 * in sight while the page scrolls lies over some text or other: here it stands where it belongs (the keyboard's journeys see it float).
 */
function paintGroundEvenly(): void {
	const styles = getComputedStyle(document.documentElement);
	const canvas = document.createElement('canvas');
	const brush = canvas.getContext('2d');
	if (brush === null) throw new Error('No canvas');
	for (const name of ['--ground', '--glow']) {
		brush.fillStyle = styles.getPropertyValue(name).trim();
		brush.fillRect(0, 0, 1, 1);
	}
	const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(`main::before { content: none !important } main { background: rgb(${red} ${green} ${blue}) !important }
		.header, .hour-head, .letter-head, .aside, .menu-button, .commit-bar { position: static !important }
		.aside { max-height: none !important; overflow: visible !important }
		.game { content-visibility: visible !important }`);
	document.adoptedStyleSheets = [sheet];
}

/** The same in both themes at each width. */
export async function findingsEverywhere(page: Page, widths: readonly number[], options: Options = {}): Promise<string[]> {
	const found: string[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 800 });
		for (const theme of ['dark', 'light']) {
			await page.locator('html').evaluate((root, name) => {
				root.classList.remove('dark', 'light');
				root.classList.add(name);
			}, theme);
			found.push(...(await findings(page, options)).map((finding) => `${width} ${theme} ${finding}`));
		}
	}
	return found;
}

/** Takes the rows after the first ones out, with the headings that then stand over none: the rest of a long list is no different. */
export async function shorten(page: Page, rows = 12): Promise<void> {
	await page.evaluate((most) => {
		for (const row of [...document.querySelectorAll('li[data-game]')].slice(most)) {
			const section = row.closest('section, details');
			row.remove();
			if (!section?.querySelector('[data-game]')) section?.remove();
		}
	}, rows);
}
