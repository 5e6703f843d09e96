import type { Insertable, Selectable, Updateable } from 'kysely';
import { z } from 'zod';
import { IMPORT_FORMATS } from '#core/importing/draft-game.ts';
import { CHECK_OUTCOMES } from '#core/sources/check-outcome.ts';
import {
	APPLY_MODES,
	type GameSource,
	SEASON_RULES,
	type SourceHealth,
	type SourceSettings,
} from '#core/sources/game-source.ts';
import { storedAs } from '#server/db/stored-json.ts';
import type { GameSourceTable } from './sources-schema.ts';

export type NewSource = SourceSettings &
	Pick<GameSource, 'id' | 'sealedKey'> & {
		/** UTC milliseconds. */
		now: number;
	};

/** The row of a source that was never asked. */
export function newRow({ id, now, ...settings }: NewSource): Insertable<GameSourceTable> {
	const none = {
		...{ tested_digest: null, tested_at: null, proposed_batch_id: null, checked_at: null },
		...{ ok_at: null, outcome: null, problem: null, moved_to: null, answers: '[]' },
	};
	return {
		...{ id, revision: 1, created_at: now, edited_at: now, next_check_at: now, failures: 0 },
		...none,
		...allColumns(settings),
	};
}

type Settings = SourceSettings & Pick<GameSource, 'sealedKey'>;

function allColumns(settings: Settings) {
	return {
		entry_id: settings.entryId,
		name: settings.name,
		competition_id: settings.competitionId,
		template: settings.template,
		season: settings.season,
		format: settings.format,
		key_header: settings.keyHeader,
		sealed_key: settings.sealedKey,
		apply: settings.apply,
		create_missing: settings.createMissing ? 1 : 0,
		enabled: settings.enabled ? 1 : 0,
		interval_minutes: settings.intervalMinutes,
	};
}

/** Columns of an operator's edit; a setting that is absent stays. */
export function settingColumns(settings: Partial<Settings>): Updateable<GameSourceTable> {
	const { createMissing, enabled } = settings;
	return {
		...named(settings, {
			...{ entryId: 'entry_id', name: 'name', competitionId: 'competition_id', season: 'season' },
			...{ template: 'template', format: 'format', keyHeader: 'key_header', apply: 'apply' },
			...{ sealedKey: 'sealed_key', intervalMinutes: 'interval_minutes' },
		}),
		...(createMissing === undefined ? {} : { create_missing: createMissing ? 1 : 0 }),
		...(enabled === undefined ? {} : { enabled: enabled ? 1 : 0 }),
	};
}

type Learnt = SourceHealth &
	Pick<GameSource, 'testedDigest' | 'testedAt' | 'proposedBatchId' | 'answers'>;

/** Columns of what a check or a test found. */
export function learntColumns(learnt: Partial<Learnt>): Updateable<GameSourceTable> {
	const { answers, ...plain } = learnt;
	const columns = named(plain, {
		...{ nextCheckAt: 'next_check_at', checkedAt: 'checked_at', okAt: 'ok_at' },
		...{ failures: 'failures', outcome: 'outcome', problem: 'problem', movedTo: 'moved_to' },
		...{ testedDigest: 'tested_digest', testedAt: 'tested_at' },
		proposedBatchId: 'proposed_batch_id',
	});
	return answers === undefined ? columns : { ...columns, answers: JSON.stringify(answers) };
}

function named(
	values: Readonly<Record<string, unknown>>,
	columns: Readonly<Record<string, keyof GameSourceTable>>,
): Updateable<GameSourceTable> {
	return Object.fromEntries(
		Object.entries(columns).flatMap(([name, column]) =>
			values[name] === undefined ? [] : [[column, values[name]]],
		),
	);
}

const text = z.string().nullable();
const answersSchema = z.array(
	z.object({
		...{ address: z.string(), etag: text, lastModified: text, bodyHash: text, batchId: text },
		...{ games: z.int(), unknownNames: z.int() },
	}),
);

/** A row as the use cases see it. An unknown word of a later release becomes the careful choice. */
export function toSource(row: Selectable<GameSourceTable>): GameSource {
	return {
		...{ id: row.id, entryId: row.entry_id, name: row.name, competitionId: row.competition_id },
		...{ template: row.template, keyHeader: row.key_header, sealedKey: row.sealed_key },
		season: SEASON_RULES.find((rule) => rule === row.season) ?? 'year',
		format: IMPORT_FORMATS.find((format) => format === row.format) ?? null,
		apply: APPLY_MODES.find((mode) => mode === row.apply) ?? 'propose',
		...{ createMissing: row.create_missing === 1, enabled: row.enabled === 1 },
		...{ intervalMinutes: row.interval_minutes, testedDigest: row.tested_digest },
		...{ testedAt: row.tested_at, proposedBatchId: row.proposed_batch_id },
		...{ revision: row.revision, createdAt: row.created_at, nextCheckAt: row.next_check_at },
		...{ checkedAt: row.checked_at, okAt: row.ok_at, failures: row.failures },
		outcome: CHECK_OUTCOMES.find((outcome) => outcome === row.outcome) ?? null,
		...{ problem: row.problem, movedTo: row.moved_to },
		answers: storedAs(answersSchema, row.answers) ?? [],
	};
}
