import type { DialectWords } from '#server/db/dialect.ts';
import type { Migration } from './migration.ts';

/**
 * Followed sources of games, their last checks, and the catalogue entries that operators edited.
 * The addresses in the bot's settings become sources. The previous release still reads those
 * settings.
 */
export const gameSources: Migration = {
	name: '0022_game_sources',
	beside: 'It goes on with the addresses in the bot’s settings, which stay as they are.',
	statements: (words) => [
		...tables(words),
		...(words.engine === 'postgres' ? CARRY_IN_POSTGRES : CARRY_IN_SQLITE),
		// Each source has its own interval now, so the bot looks more often than thrice a day.
		`update bots set schedule = '*/5 * * * *'
			where id = 'games' and schedule = '35 5,11,17 * * *'`,
	],
};

function tables({ text, integer, bigint, identity, tableEnd }: DialectWords): string[] {
	return [
		`create table game_sources (
			id ${text} primary key,
			entry_id ${text},
			name ${text} not null,
			competition_id ${text},
			template ${text} not null,
			season ${text} not null,
			format ${text},
			key_header ${text},
			sealed_key ${text},
			apply ${text} not null,
			create_missing ${integer} not null default 0,
			enabled ${integer} not null,
			interval_minutes ${integer} not null,
			tested_digest ${text},
			tested_at ${bigint},
			proposed_batch_id ${text},
			revision ${integer} not null,
			created_at ${bigint} not null,
			edited_at ${bigint} not null,
			next_check_at ${bigint} not null,
			checked_at ${bigint},
			ok_at ${bigint},
			failures ${integer} not null default 0,
			outcome ${text},
			problem ${text},
			moved_to ${text},
			asked_url ${text},
			etag ${text},
			last_modified ${text},
			body_hash ${text}
		)${tableEnd}`,
		'create index game_sources_due on game_sources (enabled, next_check_at)',
		`create table game_source_checks (
			id ${identity},
			source_id ${text} not null references game_sources (id) on delete cascade,
			at ${bigint} not null,
			outcome ${text} not null,
			problem ${text},
			games ${integer} not null,
			unknown_names ${integer} not null
		)${tableEnd}`,
		'create index game_source_checks_source on game_source_checks (source_id, id)',
		`create table catalogue_entries (
			id ${text} primary key,
			data ${text} not null,
			revision ${integer} not null,
			edited_at ${bigint} not null
		)${tableEnd}`,
	];
}

const COLUMNS = `id, name, template, season, format, apply, enabled, interval_minutes,
	proposed_batch_id, revision, created_at, edited_at, next_check_at`;

/** The import that still waits for a person, as the bot remembered it (a JSON text). */
const PROPOSED = (address: string) =>
	`(select trim(value, '"') from bot_marks where bot_id = 'games' and name = 'proposed ' || ${address})`;

const ADDRESS_IN_SQLITE = `json_extract(one.value, '$.address')`;
const NOW_IN_SQLITE = `cast(unixepoch('subsec') * 1000 as integer)`;
const CARRY_IN_SQLITE = [
	`insert into game_sources (${COLUMNS})
		select lower(hex(randomblob(14))), substr(${ADDRESS_IN_SQLITE}, 1, 200), ${ADDRESS_IN_SQLITE}, 'year',
			json_extract(one.value, '$.format'), coalesce(json_extract(one.value, '$.apply'), 'propose'),
			1, 360, ${PROPOSED(ADDRESS_IN_SQLITE)}, 1, ${NOW_IN_SQLITE}, ${NOW_IN_SQLITE}, 0
		from bots, json_each(case when json_valid(bots.settings) then bots.settings else '{}' end, '$.addresses') one
		where bots.id = 'games' and one.type = 'object' and ${ADDRESS_IN_SQLITE} is not null`,
];

const ADDRESS_IN_POSTGRES = `one.value ->> 'address'`;
const NOW_IN_POSTGRES = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
/** Damaged settings are not JSON: then nothing is carried over, and the bot followed nothing. */
const CARRY_IN_POSTGRES = [
	`do $carry$ begin
		insert into game_sources (${COLUMNS})
			select substr(md5(random()::text || one.value::text), 1, 28), left(${ADDRESS_IN_POSTGRES}, 200),
				${ADDRESS_IN_POSTGRES}, 'year', one.value ->> 'format', coalesce(one.value ->> 'apply', 'propose'),
				1, 360, ${PROPOSED(`(${ADDRESS_IN_POSTGRES})`)}, 1, ${NOW_IN_POSTGRES}, ${NOW_IN_POSTGRES}, 0
			from bots, jsonb_array_elements(bots.settings::jsonb -> 'addresses') one
			where bots.id = 'games' and ${ADDRESS_IN_POSTGRES} is not null;
	exception when others then null;
	end $carry$`,
];
