import { importReasons } from '#core/importing/copy/reasons.ts';
import { parseGameTitle } from '#core/importing/ical/summary.ts';
import { type JsonSource, nameAt, objectsAt, valueAt } from '#core/importing/json/json-fields.ts';
import type { JsonObject } from '#core/importing/json/json-text.ts';
import { parseIsoMoment } from '#core/importing/json/moment.ts';
import { everywhere } from '#core/importing/raw-game.ts';
import { fail, ok } from '#core/kit/result.ts';

const EVENT_TYPES = new Set(['SportsEvent', 'Event', 'BroadcastEvent']);

function isEvent(object: JsonObject): boolean {
	const types = Array.isArray(object['@type']) ? object['@type'] : [object['@type']];
	const isTyped = types.some((type) => typeof type === 'string' && EVENT_TYPES.has(type));
	return (
		isTyped &&
		('homeTeam' in object ||
			'competitor' in object ||
			parseGameTitle(nameAt(object, 'name') ?? '') !== null)
	);
}

function sidesOf(event: JsonObject): [string, string] | null {
	const [first, second] = objectsAt(event, 'competitor').map((team) => nameAt(team, 'name'));
	const home = nameAt(event, 'homeTeam', 'name') ?? nameAt(event, 'homeTeam') ?? first ?? null;
	const away = nameAt(event, 'awayTeam', 'name') ?? nameAt(event, 'awayTeam') ?? second ?? null;
	if (home !== null && away !== null) return [home, away];
	const title = parseGameTitle(nameAt(event, 'name') ?? '');
	return title ? [title.home, title.away] : null;
}

/** schema.org events that pages carry for search engines (JSON-LD `SportsEvent`). */
export const sportsEvents: JsonSource = {
	isMatch: isEvent,
	lists: [],
	key: /"startDate"\s*:/gu,
	read(event) {
		const sides = sidesOf(event);
		if (sides === null) return fail(importReasons.missingTeam);
		const written = nameAt(event, 'startDate');
		const moment =
			written === null ? { date: null, time: null, zone: null } : parseIsoMoment(written);
		if (moment === null) return fail(importReasons.impossibleDate((written ?? '').slice(0, 40)));
		const status = nameAt(event, 'eventStatus') ?? '';
		const channels = [
			...objectsAt(event, 'broadcaster'),
			...objectsAt(event, 'publishedOn'),
			...objectsAt(event, 'subjectOf'),
		];
		const [home, away] = sides;
		return ok({
			...moment,
			home,
			away,
			competition: nameAt(event, 'superEvent', 'name') ?? nameAt(event, 'organizer', 'name'),
			round: null,
			venue: nameAt(event, 'location', 'name') ?? nameAt(valueAt(event, 'location')),
			status: /Postponed|Rescheduled/u.test(status)
				? 'postponed'
				: /Cancelled/u.test(status)
					? 'cancelled'
					: 'scheduled',
			channels: channels.flatMap((channel) => nameAt(channel, 'name') ?? []).map(everywhere),
			issues: [],
		});
	},
};
