import type { Generated } from 'kysely';
import type { CurationGroup } from '#core/news/curation/contract.ts';

/**
 * Tables of the curation, and the views that operators keep of screens with filters (migration
 * 0012).
 */
export type CurationDatabase = {
	curation_groups: CurationGroupTable;
	curation_items: CurationItemTable;
	curation_keys: CurationKeyTable;
	curation_rules: CurationRuleTable;
	curation_decisions: CurationDecisionTable;
	screen_views: ScreenViewTable;
};

/** One piece of news, however many sources tell it. Instants in UTC ms; id lists are JSON. */
export type CurationGroupTable = {
	id: string;
	/** Of its first item. */
	title: string;
	search_text: string;
	/** When its latest item counts as published. */
	latest_at: number;
	created_at: number;
	items: number;
	sources: number;
	/** open, approved, rejected, snoozed. */
	state: CurationGroup['state'];
	snoozed_until: number | null;
	/** The draft that an approval made. */
	article_id: string | null;
	/** The rule that marked or rejected it. */
	rule_id: string | null;
	/** 1 = marked by a rule. */
	kept: number;
	team_ids: string;
	competition_ids: string;
	game_ids: string;
	decided_at: number | null;
	decided_by: string | null;
	revision: number;
};

/** Which item of a feed belongs to which group. `words` = of its title, separated by spaces. */
export type CurationItemTable = {
	item_id: string;
	group_id: string;
	source_id: string;
	words: string;
	at: number;
};

/** By what an item is found again: identifier, address, bands of its title. */
type CurationKeyTable = { key: string; item_id: string };

export type CurationRuleTable = {
	id: string;
	position: number;
	kind: string;
	/** JSON. */
	words: string;
	source_ids: string;
	enabled: number;
	hits: number;
	last_hit_at: number | null;
	revision: number;
};

/**
 * What an operator decided, so that it can be taken back. `before` = JSON of the groups as they
 * were.
 */
type CurationDecisionTable = {
	id: Generated<number>;
	at: number;
	operator_id: string;
	action: string;
	before: string;
	undone_at: number | null;
};

/** Named filters of one operator on one screen. `views` = JSON. */
type ScreenViewTable = {
	operator_id: string;
	screen: string;
	views: string;
	revision: number;
	updated_at: number;
};
