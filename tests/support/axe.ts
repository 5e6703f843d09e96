import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { triaged } from './axe-triage.ts';

/** A01: the rules of WCAG 2.2 at A and AA, and axe's own of good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Still experimental at axe, named by A01. */
const EXPERIMENTAL = [
	'label-content-name-mismatch',
	'focus-order-semantics',
	'td-has-header',
	'table-fake-caption',
];

type Options = {
	/**
	 * A panel lies over the page. What is under it cannot be judged now, and is wherever no panel is
	 * open.
	 */
	covered?: boolean;
	/** Selector of the part to look at, where the rest of the page is looked at elsewhere. */
	within?: string;
};
const COVERED = ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring'];

/**
 * What axe finds on the page as it stands, in a form that a failure can be read from: violations,
 * and what it could not decide by itself unless `axe-triage.ts` says why that is all right.
 */
export async function findings(page: Page, options: Options = {}): Promise<string[]> {
	await page.evaluate(paintGroundEvenly);
	return findingsOf(page, 'all', options);
}

async function findingsOf(
	page: Page,
	rules: Rules,
	{ covered = false, within }: Options,
): Promise<string[]> {
	const { violations, incomplete } = await runAxe(page, rules, within);
	const read = (found: typeof violations) =>
		found.flatMap(({ id, nodes }) =>
			nodes.map(({ target, any, all, none, html }) => ({
				id,
				target: target.join(' '),
				html,
				message: [...any, ...all, ...none][0]?.message ?? '',
				reason:
					([...any, ...all, ...none][0]?.data as { messageKey?: string } | null | undefined)
						?.messageKey ?? '',
			})),
		);
	return [
		...read(violations).map(({ id, target, message }) => `${id}: ${target} ${message}`),
		...read(incomplete)
			.filter(
				(finding) =>
					!triaged(finding) &&
					!(covered && finding.id === 'color-contrast' && COVERED.includes(finding.reason)),
			)
			.map(
				({ id, target, reason, message }) => `undecided ${id} (${reason}): ${target} ${message}`,
			),
	];
}

/** Every rule of A01, or of these the ones that look at colours. */
type Rules = 'all' | 'colours';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/**
 * A frame drawn by its page has no origin of its own, by which its axe would know the one that
 * asks.
 */
const AXE_IN_FRAMES = `${AXE};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`;

/**
 * axe itself, without a driver around it: what the drivers do more (a new tab for each result,
 * results of every rule that passed) takes longer than the rules. It asks the axe of each frame,
 * which therefore has to be there.
 */
async function runAxe(
	page: Page,
	rules: Rules,
	within: string | undefined,
): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
	for (const frame of page.frames())
		if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE_IN_FRAMES);
	const question = { rules, within, tags: TAGS, more: EXPERIMENTAL };
	return await page.evaluate(async ({ rules, within, tags, more }) => {
		const { axe } = window as unknown as { axe: typeof import('axe-core') };
		const ofColour = () => axe.getRules(tags).filter((rule) => rule.tags.includes('cat.color'));
		const { violations, incomplete } = await axe.run(within ?? document, {
			runOnly:
				rules === 'all'
					? { type: 'tag', values: tags }
					: { type: 'rule', values: ofColour().map(({ ruleId }) => ruleId) },
			rules: Object.fromEntries(more.map((id) => [id, { enabled: true }])),
			resultTypes: ['violations', 'incomplete'],
		});
		return { violations, incomplete };
	}, question);
}

/**
 * Behind the head of every page glows a light, drawn by a pseudo element, before which axe gives up
 * on every contrast. It is taken out and the ground of the whole page painted as it is where the
 * light is strongest: the least contrast that any text there can have. What stays in sight while
 * the page scrolls lies over some text or other: here it stands where it belongs (the keyboard's
 * journeys see it float). And the rows of a day and of the desk of games that scroll sideways are
 * broken: what stands beyond their edge is judged, too.
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
	// Text on the strongest tint of any club is judged in core/teams/disc.test.ts.
	// The bar beside a game of my teams stands beside the text, not behind it.
	sheet.replaceSync(`main::before, .game::before { content: none !important } .tint { display: none !important }
		main { background: rgb(${red} ${green} ${blue}) !important }
		.header, .hour-head, .letter-head, .aside, .dock { position: static !important }
		.panel-head, .panel-bar, .commit-bar, .game-bar, .game-preview, .gd-foot { position: static !important }
		.aside { max-height: none !important; overflow: visible !important }
		.strip ul, .tools, .jump ul, .gd-views nav ul, .gd-bulk-actions { flex-wrap: wrap !important; width: auto !important }
		.game, .hour { content-visibility: visible !important }`);
	// The reader's own sheet, which lays out what is theirs, stays; one of an earlier call gives way.
	const before = document.adoptedStyleSheets.filter(
		(each) => !/^main::before/.test(each.cssRules[0]?.cssText ?? ''),
	);
	document.adoptedStyleSheets = [...before, sheet];
}

/**
 * The same in both themes at each width. A theme is a class of the root that changes colours: in
 * the second one only the rules that look at colours run again, for the others have the same
 * markup, standing in the same places, before them. Where it has not, all of them run again.
 */
export async function findingsEverywhere(
	page: Page,
	widths: readonly number[],
	options: Options = {},
): Promise<string[]> {
	const found: string[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 800 });
		let judged = '';
		for (const theme of ['dark', 'light']) {
			await page.locator('html').evaluate((root, name) => {
				root.classList.remove('dark', 'light');
				root.classList.add(name);
			}, theme);
			await page.evaluate(paintGroundEvenly);
			const standing = (
				await Promise.all(page.frames().map((frame) => frame.evaluate(structure)))
			).join('\n');
			const rules = standing === judged ? 'colours' : 'all';
			judged = standing;
			found.push(
				...(await findingsOf(page, rules, options)).map(
					(finding) => `${width} ${theme} ${finding}`,
				),
			);
		}
	}
	return found;
}

/**
 * All of a page that does not come from its colours: markup, and of each element the place and
 * whether it is seen. Sun and moon on the button of the themes take turns (`controls.css`), in one
 * place and hidden from screen readers.
 */
function structure(): string {
	const places = [
		...document.querySelectorAll(
			'body, body *:not([aria-hidden].only-dark, [aria-hidden].only-light, [aria-hidden] *)',
		),
	].map((element) => {
		const { x, y, width, height } = element.getBoundingClientRect();
		return [
			x,
			y,
			width,
			height,
			element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
		].join();
	});
	return [document.body.outerHTML, ...places].join('\n');
}

/**
 * Takes the rows after the first ones out, with the headings that then stand over none: the rest of
 * a long list is no different.
 */
export async function shorten(page: Page, rows = 12): Promise<void> {
	await page.evaluate((most) => {
		for (const row of [...document.querySelectorAll('li[data-game]')].slice(most)) {
			const around = [row.closest('details'), row.closest('section')];
			row.remove();
			for (const part of around) if (!part?.querySelector('[data-game]')) part?.remove();
		}
	}, rows);
}
