import type { Generated } from 'kysely';
import type { CurationGroup } from '#core/news/curation/contract.ts';

/** Tables of the curation, and operators' saved views of filtered screens (migration 0012). */
export type CurationDatabase = {
	curation_groups: CurationGroupTable;
	curation_items: CurationItemTable;
	curation_keys: CurationKeyTable;
	curation_rules: CurationRuleTable;
	curation_decisions: CurationDecisionTable;
	screen_views: ScreenViewTable;
};

/** One news story, from any number of sources. Instants in UTC ms; id lists are JSON. */
export type CurationGroupTable = {
	id: string;
	/** Title of its first item. */
	title: string;
	search_text: string;
	/** Publication time of its latest item. */
	latest_at: number;
	created_at: number;
	items: number;
	sources: number;
	/** open, approved, rejected, snoozed. */
	state: CurationGroup['state'];
	snoozed_until: number | null;
	/** The draft created by an approval. */
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

/** Assigns a feed item to a group. `words` = of its title, separated by spaces. */
export type CurationItemTable = {
	item_id: string;
	group_id: string;
	source_id: string;
	words: string;
	at: number;
};

/** Keys that identify an item: identifier, address, bands of its title. */
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
 * An operator's decision, stored so that it can be undone. `before` = JSON of the groups before it.
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
