import { alertCopy } from '#core/alerts/copy/alerts.ts';
import { paths } from '#core/site/paths.ts';

/**
 * An alert as the browser shows it. Alerts of one `tag` take each other's place. `url` = path of
 * the site.
 */
export type AlertMessage = { title: string; body: string; url: string; tag: string };

/**
 * Characters of a body: a push carries 4,096 bytes, encrypted and in UTF-8 (RFC 8291 §4), and
 * phones show some three lines.
 */
const LONGEST_BODY = 600;
const LONGEST_TITLE = 160;
const MOST_LISTED = 6;

type GameAlert = {
	slug: string;
	id: string;
	/** What happened, each a sentence of its own; the first is the title. */
	said: readonly string[];
	/** Where it is watched in the reader's state: one sentence. */
	answer: string;
	/** Names of what the reader follows of it. */
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

/** The alert of a morning; `lines` = '16h Flamengo x Palmeiras: Globo', in their order. */
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
