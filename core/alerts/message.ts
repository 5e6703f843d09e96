import { alertCopy } from '#core/alerts/copy/alerts.ts';
import { paths } from '#core/site/paths.ts';

/**
 * An alert as the browser shows it. A new alert replaces one with the same `tag`. `url` = path on
 * the site.
 */
export type AlertMessage = { title: string; body: string; url: string; tag: string };

/**
 * Most characters of a body: a push carries 4,096 bytes, encrypted and in UTF-8 (RFC 8291 §4).
 * Phones show about three lines.
 */
const LONGEST_BODY = 600;
const LONGEST_TITLE = 160;
const MOST_LISTED = 6;

type GameAlert = {
	slug: string;
	id: string;
	/** What happened, one sentence each; the first becomes the title. */
	said: readonly string[];
	/** Where to watch it in the reader's state: one sentence. */
	answer: string;
	/** Names of the followed teams and competitions. */
	followed: readonly string[];
};

/** The alert for one game. */
export function gameAlert({ slug, id, said, answer, followed }: GameAlert): AlertMessage {
	const [first = '', ...rest] = said;
	const title = first.replace(/\.$/, '').slice(0, LONGEST_TITLE);
	return {
		title,
		body: bodyOf([...rest, answer, alertCopy.why(followed)]),
		url: paths.game(slug),
		tag: `game:${id}`,
	};
}

/** The morning alert; `lines` = '16h Flamengo x Palmeiras: Globo', already sorted. */
export function dayAlert({
	day,
	lines,
	followed,
}: {
	day: string;
	lines: readonly string[];
	followed: readonly string[];
}): AlertMessage {
	const rest = lines.length - MOST_LISTED;
	const listed = rest > 0 ? [...lines.slice(0, MOST_LISTED), alertCopy.more(rest)] : lines;
	return {
		...{ title: alertCopy.day(lines.length), body: bodyOf([...listed, alertCopy.why(followed)]) },
		...{ url: paths.today, tag: `day:${day}` },
	};
}

function bodyOf(lines: readonly string[]): string {
	return lines
		.filter((line) => line !== '')
		.join('\n')
		.slice(0, LONGEST_BODY);
}
