import type { Migration } from './migration.ts';

/**
 * Curation: groups of items on the same story, matched by keys; rules; decisions that can be
 * undone. Feed items are referenced without a foreign key: they expire, and a decision outlives
 * them.
 */
export const curation: Migration = {
	name: '0012_curation',
	statements: ({ text, integer, bigint, identity, tableEnd }) => [
		`create table curation_groups (
			id ${text} primary key,
			title ${text} not null,
			search_text ${text} not null,
			latest_at ${bigint} not null,
			created_at ${bigint} not null,
			items ${integer} not null,
			sources ${integer} not null,
			state ${text} not null check (state in ('open', 'approved', 'rejected', 'snoozed')),
			snoozed_until ${bigint},
			article_id ${text},
			rule_id ${text},
			kept ${integer} not null,
			team_ids ${text} not null,
			competition_ids ${text} not null,
			game_ids ${text} not null,
			decided_at ${bigint},
			decided_by ${text},
			revision ${integer} not null
		)${tableEnd}`,
		'create index curation_groups_queue on curation_groups (state, latest_at, id)',
		'create index curation_groups_snoozed on curation_groups (state, snoozed_until)',
		`create table curation_items (
			item_id ${text} primary key,
			group_id ${text} not null references curation_groups (id) on delete cascade,
			source_id ${text} not null,
			words ${text} not null,
			at ${bigint} not null
		)${tableEnd}`,
		'create index curation_items_group on curation_items (group_id)',
		`create table curation_keys (
			key ${text} not null,
			item_id ${text} not null references curation_items (item_id) on delete cascade,
			primary key (key, item_id)
		)${tableEnd}`,
		'create index curation_keys_item on curation_keys (item_id)',
		`create table curation_rules (
			id ${text} primary key,
			position ${integer} not null,
			kind ${text} not null check (kind in ('keep', 'reject')),
			words ${text} not null,
			source_ids ${text} not null,
			enabled ${integer} not null,
			hits ${integer} not null,
			last_hit_at ${bigint},
			revision ${integer} not null
		)${tableEnd}`,
		`create table curation_decisions (
			id ${identity},
			at ${bigint} not null,
			operator_id ${text} not null,
			action ${text} not null,
			before ${text} not null,
			undone_at ${bigint}
		)${tableEnd}`,
		'create index curation_decisions_at on curation_decisions (at)',
		`create table screen_views (
			operator_id ${text} not null references operators (id) on delete cascade,
			screen ${text} not null,
			views ${text} not null,
			revision ${integer} not null,
			updated_at ${bigint} not null,
			primary key (operator_id, screen)
		)${tableEnd}`,
	],
};
