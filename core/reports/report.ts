import { z } from 'zod';
import { oneLine } from '#core/kit/plain-text.ts';
import { normalize } from '#core/search/normalize.ts';
import { isClockTime } from '#core/site/zoned-time.ts';
import { withoutPersonalData } from './personal-data.ts';
import { REPORT_KINDS, type ReportKind } from './report-kind.ts';

/** Longest text of a report, and of its link, in characters; the form says the same. */
export const REPORT_TEXT = 160;
const REPORT_LINK = 500;

/** Alike reports, each from another network, that raise a task for operators. */
export const VOICES_OF_TASK = 3;

/** An id that the browser chooses, so that a repeated request is stored once. */
export const reportIdField = z.string().regex(/^[\w-]{16,64}$/);

/**
 * The report of a reader as it arrives: no account, no name. `game` = the slug of its address.
 * Only the kind 'other' needs a text. Personal data in the text is masked.
 */
export const reportSchema = z
	.object({
		game: z.string().min(1).max(200),
		kind: z.enum(REPORT_KINDS),
		text: z
			.string()
			.max(4 * REPORT_TEXT)
			.default('')
			.transform((text) => withoutPersonalData(oneLine(text, REPORT_TEXT))),
		link: z
			.string()
			.trim()
			.max(REPORT_LINK)
			.default('')
			.refine((link) => link === '' || isWebAddress(link)),
	})
	.refine(({ kind, text }) => kind !== 'other' || text.length >= 3, { path: ['text'] });
export type Report = z.infer<typeof reportSchema>;

/** The claim of a report: reports of one game with the same key are alike. */
export type Claim = { kind: ReportKind; key: string };

/** Characters of a free text that count for its key. */
const KEY_LENGTH = 60;

/**
 * The claim of a report. `channelId` = the channel that the text names, null = none or several.
 * A clock in the text of a kickoff counts in any of its usual forms ('21h30', '21:30').
 */
export function claimOf(
	{ kind, text }: Pick<Report, 'kind' | 'text'>,
	channelId: string | null,
): Claim {
	const words = normalize(text).slice(0, KEY_LENGTH).trim();
	if (kind === 'off') return { kind, key: '' };
	if (kind === 'kickoff') return { kind, key: clockIn(text) ?? words };
	return { kind, key: kind === 'channel' && channelId !== null ? channelId : words };
}

/** The first clock of a text as 'HH:MM'; null without one. */
function clockIn(text: string): string | null {
	const [, hour, minute = '00'] = /(?<!\d)(\d{1,2})(?:\s*[h:]\s*(\d{2})?)(?!\d)/i.exec(text) ?? [];
	const clock = `${hour?.padStart(2, '0')}:${minute}`;
	return hour !== undefined && isClockTime(clock) ? clock : null;
}

function isWebAddress(link: string): boolean {
	const url = URL.canParse(link) ? new URL(link) : null;
	return url !== null && /^https?:$/.test(url.protocol) && url.username === '';
}
