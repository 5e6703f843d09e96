import { calendarCopy } from '#core/calendars/copy/calendar.ts';
import { isOff, LIVE_MINUTES } from '#core/games/game-rules.ts';
import type { GameView } from '#core/games/game-view.ts';
import { answerWords } from '#core/games/share/share-text.ts';
import { oneLine } from '#core/kit/plain-text.ts';
import { addDays, GUIDE_ZONE } from './dates.ts';

/**
 * Longest parts of the calendar address, in characters: Google refuses addresses of more than a few
 * thousand bytes.
 */
const TITLE = 150;
const DETAILS_LINE = 120;
const DETAILS_LINES = 12;

/**
 * Opens WhatsApp with a text to send (https://faq.whatsapp.com/5913398998672934, "click to chat"
 * without a number).
 */
export function whatsappLink(text: string): string {
	return `https://wa.me/?text=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}`;
}

/**
 * Opens Google Calendar with the game filled in: two hours from kickoff, as the guide counts, or
 * all day while the hour is undefined. `address` = absolute address of the game's page.
 */
export function googleCalendarLink({ view, address }: { view: GameView; address: string }): string {
	const channels = view.broadcasts.map(({ channel, ...broadcast }) => ({
		...broadcast,
		name: channel.name,
	}));
	const isHourOpen = view.kickoffAt === null && !view.behind && !isOff(view);
	const facts = { isHourOpen, answer: answerWords(view), channels, isDemo: view.demo, address };
	const description = calendarCopy.description(facts).split('\n');
	// The last line is the address: a long list of channels is cut instead.
	const lines = [...description.slice(0, -1).slice(0, DETAILS_LINES), description.at(-1) ?? ''];
	const values = {
		action: 'TEMPLATE',
		text: oneLine(
			calendarCopy.summary({
				title: view.title,
				competition: view.competition.shortName,
				status: view.status,
			}),
			TITLE,
		),
		dates: period(view),
		details: lines
			.map((line) => oneLine(line, Math.max(DETAILS_LINE, address.length + DETAILS_LINE)))
			.join('\n'),
		...(view.venue === null ? {} : { location: oneLine(view.venue, TITLE) }),
		ctz: GUIDE_ZONE,
	};
	const query = Object.entries(values).map(
		([name, value]) => `${name}=${encodeURIComponent(value)}`,
	);
	return `https://calendar.google.com/calendar/render?${query.join('&')}`;
}

/** RFC 5545 basic format: UTC instants, or days with an exclusive end. */
function period({ day, kickoffAt }: GameView): string {
	if (kickoffAt === null) return `${compact(day)}/${compact(addDays(day, 1))}`;
	return `${instant(kickoffAt)}/${instant(kickoffAt + LIVE_MINUTES * 60_000)}`;
}

function compact(text: string): string {
	return text.replace(/[-:]/g, '');
}

function instant(at: number): string {
	return compact(new Date(at).toISOString().replace(/\.\d+/, ''));
}
