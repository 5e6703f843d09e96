/**
 * Longest message that Telegram takes, in UTF-16 units after its markup was read; markup is counted
 * too, to be sure.
 */
export const TELEGRAM_CHARACTERS = 4_096;

/** A heading and the lines under it, which may be parted from each other but not from a heading. */
export type Block = { heading: string; lines: readonly string[] };

/**
 * Puts blocks into as few messages of at most `most` characters as it takes, in their order: a
 * block moves on whole where it fits, else it goes on in the next message under its heading again.
 * A line that alone is too long is cut with '…'; nothing else is lost.
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
		/** True when the piece still went into the message. */
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
 * A block that no message can hold: line by line, its heading over the first line of each message.
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
