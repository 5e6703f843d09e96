/**
 * Telegram's longest message, in UTF-16 units without markup; counting the markup as well is on the
 * safe side.
 */
export const TELEGRAM_CHARACTERS = 4_096;

/** A heading and its lines; a split may separate lines, but never a heading from its first line. */
export type Block = { heading: string; lines: readonly string[] };

/**
 * Packs blocks into as few messages of at most `most` characters as possible, in order. A block
 * stays whole where it fits; otherwise it continues in the next message with its heading repeated.
 * A single line that is too long is cut with '…'; nothing else is lost.
 */
export function splitMessage({
	head,
	blocks,
	foot,
	most,
}: {
	head: string;
	blocks: readonly Block[];
	foot: string;
	most: number;
}): string[] {
	const pages = createPages(head, most);
	for (const block of blocks) {
		const whole = [block.heading, ...block.lines].join('\n');
		if (pages.add(whole, '\n\n')) continue;
		if (whole.length <= most) pages.turnTo(whole);
		else addInParts(pages, block, most);
	}
	if (foot !== '' && !pages.add(foot, '\n\n')) pages.turnTo(cut(foot, most));
	return pages.all();
}

type Pages = ReturnType<typeof createPages>;

function createPages(first: string, most: number) {
	const full: string[] = [];
	let current = first;
	return {
		/** Whether the piece still fitted into the message. */
		add(piece: string, gap: string): boolean {
			const joined = current === '' ? piece : `${current}${gap}${piece}`;
			if (joined.length > most) return false;
			current = joined;
			return true;
		},
		turnTo(piece: string): void {
			full.push(current);
			current = piece;
		},
		all: () => [...full, current].filter((message) => message !== ''),
	};
}

/**
 * Splits a block too long for one message: line by line, with its heading on top of each message.
 */
function addInParts(pages: Pages, { heading, lines }: Block, most: number): void {
	let isOpen = false;
	for (const line of lines) {
		const short = cut(line, most - heading.length - 1);
		const isAdded = isOpen ? pages.add(short, '\n') : pages.add(`${heading}\n${short}`, '\n\n');
		if (!isAdded) pages.turnTo(`${heading}\n${short}`);
		isOpen = true;
	}
}

function cut(line: string, most: number): string {
	return line.length <= most
		? line
		: `${line.slice(0, Math.max(0, most - 1)).replace(/\p{Surrogate}$/u, '')}…`;
}
