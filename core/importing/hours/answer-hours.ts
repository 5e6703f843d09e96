import type { DraftGame } from '#core/importing/draft-game.ts';
import { settle, withInstant } from '#core/importing/settle-draft.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import { isZone } from '#core/site/zoned-time.ts';
import type { Ground } from './hour-evidence.ts';
import { isOpenHour } from './open-hour.ts';
import { zoneOfPlace } from './place-zone.ts';

/**
 * Answers to 'which clock are these hours on?': Brasília's, or that of each game's ground. Any
 * other answer is a zone.
 */
export const BRASILIA_HOURS = 'brasilia';
export const PLACE_HOURS = 'place';

/**
 * The zone that an answer gives for one draft; null when the ground is unknown or the answer is
 * invalid.
 */
function zoneOfAnswer(answer: string, place: string | null): string | null {
	if (answer === BRASILIA_HOURS) return GUIDE_ZONE;
	if (answer === PLACE_HOURS) return place;
	return isZone(answer) ? answer : null;
}

/**
 * Puts the open hour of a draft on the clock that a person named. It stays open if the ground is
 * needed but unknown.
 */
export function answerHours(draft: DraftGame, answer: string): DraftGame {
	const zone = zoneOfAnswer(answer, draft.hours?.place ?? null);
	return zone === null || !isOpenHour(draft) ? draft : onClock(draft, zone, 'asked');
}

/**
 * Updates a draft whose competition became known. Its country may give the zone of the ground. In
 * Brazil, an hour without any evidence is Brasília time.
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
