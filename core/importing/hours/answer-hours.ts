import type { DraftGame } from '#core/importing/draft-game.ts';
import { settle, withInstant } from '#core/importing/settle-draft.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import { isZone } from '#core/site/zoned-time.ts';
import type { Ground } from './hour-evidence.ts';
import { isOpenHour } from './open-hour.ts';
import { zoneOfPlace } from './place-zone.ts';

/**
 * Answers to 'whose clock are these hours on?': Brasília's, or that of the ground of each game. Any
 * other answer is a zone.
 */
export const BRASILIA_HOURS = 'brasilia';
export const PLACE_HOURS = 'place';

/**
 * The zone of an answer for one draft; null where the ground is not known, or the answer is none.
 */
function zoneOfAnswer(answer: string, place: string | null): string | null {
	if (answer === BRASILIA_HOURS) return GUIDE_ZONE;
	if (answer === PLACE_HOURS) return place;
	return isZone(answer) ? answer : null;
}

/**
 * A draft whose open hour is on the clock that a person named; one whose ground is not known stays
 * open.
 */
export function answerHours(draft: DraftGame, answer: string): DraftGame {
	const zone = zoneOfAnswer(answer, draft.hours?.place ?? null);
	return zone === null || !isOpenHour(draft) ? draft : onClock(draft, zone, 'asked');
}

/**
 * A draft whose competition became known: it may tell where the game is played, and in Brazil an
 * hour of which nothing told is Brasília's.
 */
export function placed(draft: DraftGame, country: string | null): DraftGame {
	const { hours } = draft;
	if (hours === undefined || hours.place !== null || country === null || !isOpenHour(draft))
		return draft;
	if (country === 'BR' && hours.by === 'nothing') return onClock(draft, GUIDE_ZONE, 'home');
	return { ...draft, hours: { ...hours, place: zoneOfPlace({ home: null, country }) } };
}

function onClock(draft: DraftGame, zone: string, by: Ground): DraftGame {
	const { words = [], place = null } = draft.hours ?? {};
	const settled = withInstant({ ...draft, zone, hours: { by, words, place } });
	return settle(
		settled,
		draft.issues.filter(({ code }) => code !== 'hours-open'),
	);
}
