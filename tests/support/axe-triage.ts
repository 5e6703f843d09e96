/** What axe could not decide: a rule, the key of its reason, and the element. */
export type Undecided = { id: string; reason: string; html: string; target: string };

type Entry = {
	rule: string;
	reasons: readonly string[];
	element: RegExp;
	target?: RegExp;
	why: string;
};

/**
 * Every undecided result that was looked at, with why it is all right. Whatever is not in this list
 * fails.
 */
const TRIAGE: readonly Entry[] = [
	{
		rule: 'scrollable-region-focusable',
		reasons: [''],
		element: /class="suggest suggest-strip"/,
		why: 'the line of suggestions: the keyboard belongs to the box above it, whose arrows walk the options and scroll each into sight',
	},
	{
		rule: 'color-contrast',
		reasons: ['equalRatio'],
		element: /class="missing-code /,
		why: 'the number of an error as an ornament in outline, hidden from screen readers; the heading below says it in words',
	},
	{
		rule: 'color-contrast',
		reasons: ['elmPartiallyObscured'],
		element: /^<(?:time datetime|span class="hour-name)/,
		why: 'a condensed heading set tighter than its box: the empty edge of the box, not the letters, lies under the count that follows; both stand on the same ground, which is judged there',
	},
	{
		rule: 'color-contrast',
		reasons: ['elmPartiallyObscured'],
		element: /^<span(?: class="filters-count")?>/,
		target: /\.filters-one/,
		why: 'a choice at the scrolled edge of the panel of filters, half under its row of buttons: the same colours as the other choices, which are judged',
	},
	{
		rule: 'color-contrast',
		reasons: ['elmPartiallyObscured'],
		element: /class="chosen-none"/,
		why: 'the way out of all filters at the scrolled edge of the row of filters on a phone: the same colours as every link, which are judged',
	},
	{
		rule: 'color-contrast',
		reasons: ['elmPartiallyObscured', 'bgOverlap', 'shortTextContent'],
		element: /class="strip-(name|day)/,
		why: 'a day of one digit, or at the scrolled edge of the strip: the same colours as its neighbours, which are judged',
	},
	{
		rule: 'color-contrast',
		reasons: ['elmPartiallyObscured'],
		element: /href="\/noticias(?:\?(?:time|campeonato)=[\w-]+)?"/,
		why: 'a subject at the scrolled edge of the row of subjects: the same colours as its neighbours, which are judged',
	},
	{
		rule: 'color-contrast',
		reasons: ['elmPartiallyObscured'],
		element: /href="\/admin\/configuracoes\//,
		why: 'a section at the scrolled edge of the row of sections on a phone: the same colours as its neighbours, which are judged',
	},
	{
		rule: 'color-contrast',
		reasons: ['elmPartiallyObscuring'],
		element: /class="moved"/,
		target: /\.facts > \.moved/,
		why: 'a changed hour between the clubs of a card, whose heading spans the card and is empty there: the same colours as in a line, which are judged',
	},
	{
		rule: 'color-contrast',
		reasons: ['shortTextContent'],
		element: /^<b class="goals"/,
		why: 'the goals of a side, one digit long, in the colour of the name beside them, which is judged',
	},
	{
		rule: 'color-contrast',
		reasons: ['shortTextContent'],
		element: /^<span class="vh"> x </,
		why: 'the sign between two clubs, one letter long, in the quiet colour that is judged in the line around it',
	},
	{
		rule: 'color-contrast',
		reasons: ['bgOverlap'],
		element: /^<text /,
		why: 'the letters on the tiles of the small map, hidden from screen readers: ink on a raised surface and on green, as buttons and chips, which are judged',
	},
	{
		rule: 'color-contrast',
		reasons: ['nonBmp'],
		element: /^<span aria-hidden="true">→<\/span>$/,
		why: 'the arrow from what was to what is, a sign hidden from screen readers, in the colour of the text around it, which is judged',
	},
];

export function triaged({ id, reason, html, target: place }: Undecided): boolean {
	return TRIAGE.some(
		({ rule, reasons, element, target }) =>
			rule === id &&
			reasons.includes(reason) &&
			element.test(html) &&
			(target === undefined || target.test(place)),
	);
}
