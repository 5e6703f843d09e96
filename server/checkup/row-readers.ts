import type { Selectable } from 'kysely';
import { readArticleDocument } from '#core/news/document.ts';
import type { Database } from '#server/db/schema.ts';
import { storedJson } from '#server/db/stored-json.ts';
import { toStoredFile } from '#server/files/file-row.ts';
import { toGame } from '#server/games/game-row.ts';
import { toAccount } from '#server/identity/accounts/account.ts';
import { toSession } from '#server/identity/sessions/session.ts';
import { toBatch } from '#server/importing/batch/batch-table.ts';
import { toRow } from '#server/importing/rows/row-table.ts';
import { toContent, toStanding } from '#server/news/article-row.ts';

type RowReader<Row> = {
	key: readonly (keyof Row & string)[];
	/** Columns that hold JSON. */
	json?: readonly (keyof Row & string)[];
	/** Whether the product's reader accepts this row; it may throw. */
	isWhole?(row: Row): boolean;
	/** Its key must not be shown. */
	isSecret?: true;
};

/** Views are excluded: their rows belong to tables. */
type Stored = Exclude<keyof Database, 'game_changes'>;

/** How each table's rows are read. A table without an entry does not compile. */
export const ROW_READERS: { [Table in Stored]: RowReader<Selectable<Database[Table]>> } = {
	teams: { key: ['id'], json: ['aliases', 'nicknames'] },
	competitions: { key: ['id'], json: ['aliases', 'rights', 'usual_channel_ids'] },
	channels: { key: ['id'], json: ['aliases'] },
	channel_openings: { key: ['channel_id'], json: ['numbers'] },
	ambiguous_aliases: { key: ['kind', 'alias'], json: ['candidates'] },
	games: { key: ['id'], json: ['result'], isWhole: (row) => toGame(row, []).damage === undefined },
	game_slugs: { key: ['slug'] },
	broadcasts: { key: ['game_id', 'position'] },
	changes: { key: ['id'], json: ['topics', 'before', 'after'] },
	game_revisions: { key: ['game_id', 'revision'], json: ['data'] },
	reference_moves: { key: ['kind', 'old_id'] },
	desk_views: { key: ['operator_id'], json: ['views'] },
	bulk_changes: { key: ['id'], json: ['action'] },
	bulk_changed_games: { key: ['bulk_id', 'position'], json: ['before'] },
	gone_addresses: { key: ['slug'] },
	list_removals: { key: ['kind', 'id'] },
	settings: { key: ['collection', 'id'], json: ['data'] },
	data_version: { key: ['id'] },
	schema_migrations: { key: ['name'] },
	schema_companions: { key: ['name'] },
	accounts: { key: ['id'], isWhole: (row) => toAccount(row).id === row.id },
	federated_identities: { key: ['provider_id', 'subject'] },
	operators: { key: ['id'] },
	sessions: { key: ['id'], isWhole: (row) => !toSession(row).isDamaged, isSecret: true },
	one_time_codes: { key: ['hash'], json: ['payload'], isSecret: true },
	second_factors: { key: ['id'] },
	recovery_codes: { key: ['account_id', 'hash'], isSecret: true },
	passkeys: { key: ['id'] },
	attempts: { key: ['digest'], json: ['instants'] },
	call_counts: { key: ['id'] },
	signing_keys: { key: ['id'], json: ['public_key'] },
	identity_providers: { key: ['id'] },
	audit_log: { key: ['id'] },
	files: { key: ['id'], isWhole: (row) => toStoredFile(row).isDamaged !== true },
	file_uploads: { key: ['id'], json: ['metadata', 'multipart'] },
	file_uses: { key: ['file_id', 'user_key'] },
	file_trash: { key: ['object_id'] },
	import_batches: { key: ['id'], isWhole: (row) => toBatch(row).damage === null },
	import_rows: { key: ['batch_id', 'number'], isWhole: (row) => !toRow(row).isDamaged },
	import_questions: { key: ['batch_id', 'kind', 'name'] },
	import_created_names: { key: ['batch_id', 'kind', 'id'], json: ['aliases'] },
	learned_names: { key: ['kind', 'alias', 'source_key'] },
	learned_columns: { key: ['source_key', 'header'] },
	feed_sources: { key: ['id'], json: ['keep_words'] },
	feed_items: { key: ['id'] },
	articles: { key: ['id'], isWhole: (row) => toStanding(row).id === row.id },
	article_contents: {
		key: ['article_id', 'layer'],
		isWhole: (row) => toContent(row, []).title === row.title && hasBody(row.body),
	},
	article_links: { key: ['article_id', 'layer', 'kind', 'target_id'] },
	article_slugs: { key: ['slug'] },
	article_revisions: { key: ['article_id', 'revision'] },
	bots: { key: ['id'], json: ['settings'] },
	jobs: { key: ['id'], json: ['input', 'counts'] },
	job_lines: { key: ['job_id', 'seq'] },
	bot_marks: { key: ['bot_id', 'name'], json: ['value'] },
	workers: { key: ['id'] },
	curation_groups: { key: ['id'] },
	curation_items: { key: ['item_id'] },
	curation_keys: { key: ['key', 'item_id'] },
	curation_rules: { key: ['id'] },
	curation_decisions: { key: ['id'], json: ['before'] },
	screen_views: { key: ['operator_id', 'screen'], json: ['views'] },
	push_subscriptions: { key: ['id'], json: ['kinds', 'topics'], isSecret: true },
	push_topics: { key: ['topic', 'subscription_id'], isSecret: true },
	push_orders: { key: ['id'], json: ['topics', 'content'] },
	game_sources: { key: ['id'] },
	game_source_checks: { key: ['id'] },
	catalogue_entries: { key: ['id'], json: ['data'] },
	reports: { key: ['id'] },
	report_notes: { key: ['id'] },
	push_held: { key: ['order_id', 'subscription_id'], isSecret: true },
};

/** False for a body that the article reader would treat as missing. */
function hasBody(body: string): boolean {
	return readArticleDocument(storedJson(body)) !== null;
}
