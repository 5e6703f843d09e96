import { z } from 'zod';
import { type ExportedBroadcast, GUIA_VERSION } from '#core/exporting/guia-json.ts';
import { isUf } from '#core/football-pt/uf.ts';
import { BROADCAST_STATES } from '#core/games/broadcast.ts';
import { scoreSchema } from '#core/games/contract/result.ts';
import { GAME_STATUSES } from '#core/games/game.ts';
import { importReasons } from '#core/importing/copy/reasons.ts';
import { type JsonSource, nameAt } from '#core/importing/json/json-fields.ts';
import { isJsonObject } from '#core/importing/json/json-text.ts';
import { readJsonSource } from '#core/importing/json/read-json-source.ts';
import type { RawChannel, RawGame, RawReading } from '#core/importing/raw-game.ts';
import { fail, ok } from '#core/kit/result.ts';
import { parseDay } from '#core/site/dates.ts';
import { instantInZone, isZone } from '#core/site/zoned-time.ts';

const text = z.string().max(4_000).nullable();
const named = z.object({ id: z.string().max(200).nullable(), name: z.string().max(400) });
const uf = z.string().refine(isUf);
const instant = z.iso.datetime();

const broadcast = z.object({
	channel: named.nullable(),
	state: z.enum(BROADCAST_STATES),
	include: z.array(uf),
	exclude: z.array(uf),
	link: text,
	note: text,
	source: text,
	verifiedAt: instant.nullable(),
});

/** One game of our own export. */
const game = z.object({
	slug: z.string().max(400),
	day: z.string().refine((day) => parseDay(day) !== null),
	kickoffAt: instant.nullable(),
	zone: z.string().refine(isZone),
	kickoffText: text,
	competition: named,
	round: text,
	home: named,
	away: named,
	venue: text,
	status: z.enum(GAME_STATUSES),
	publication: z.enum(['draft', 'published']),
	/** Older exports have none. A damaged score loses only itself. */
	result: scoreSchema.extend({ source: text, at: instant }).nullish().catch(null),
	broadcasts: z.array(broadcast).max(200),
});

function toChannel({
	channel,
	include,
	exclude,
	note,
	...rest
}: z.infer<typeof broadcast>): RawChannel {
	const verifiedAt = rest.verifiedAt === null ? null : Date.parse(rest.verifiedAt);
	const places = { include: include.filter(isUf), exclude: exclude.filter(isUf) };
	return {
		name: channel?.name ?? '',
		...places,
		note,
		id: channel?.id ?? null,
		exact: { ...rest, verifiedAt } satisfies ExactBroadcast,
	};
}

type ExactBroadcast = Omit<
	ExportedBroadcast,
	'channel' | 'include' | 'exclude' | 'note' | 'verifiedAt'
> & { verifiedAt: number | null };

type ReadResult = z.infer<typeof game>['result'];

function scoreIn(result: ReadResult): Pick<RawGame, 'result' | 'said'> {
	if (result == null) return {};
	const { source: said, at, ...score } = result;
	return { result: score, said: { source: said, at: Date.parse(at) } };
}

const source: JsonSource = {
	isMatch: (object) =>
		isJsonObject(object.home) &&
		isJsonObject(object.away) &&
		Array.isArray(object.broadcasts) &&
		'day' in object,
	lists: ['games'],
	key: /"kickoffAt"\s*:/gu,
	read(object, root) {
		const version = nameAt(root, 'version');
		if (version !== null && Number(version) > GUIA_VERSION)
			return fail(importReasons.guiaVersion(version));
		const read = game.safeParse(object);
		if (!read.success)
			return fail(importReasons.guiaField(read.error.issues[0]?.path.join('.') ?? ''));
		const {
			slug,
			day,
			kickoffText,
			publication,
			competition,
			home,
			away,
			zone,
			round,
			venue,
			status,
			result,
		} = read.data;
		const kickoffAt = read.data.kickoffAt === null ? null : Date.parse(read.data.kickoffAt);
		const local = kickoffAt === null ? { date: day, time: null } : instantInZone(kickoffAt, zone);
		return ok({
			...local,
			zone,
			home: home.name,
			away: away.name,
			competition: competition.name,
			round,
			venue,
			status,
			...scoreIn(result),
			channels: read.data.broadcasts.map(toChannel),
			issues: [],
			instant: kickoffAt,
			ids: { home: home.id, away: away.id, competition: competition.id ?? '' },
			exact: { slug, day, kickoffText, publication },
		});
	},
};

/** Reads our own export (`core/exporting/guia-json.ts`) without any guessing. */
export function readGuia(document: string): RawReading {
	return readJsonSource(document, source);
}
