/**
 * `of` = how values of several processes of one machine make one: they add up, or all say the same.
 * `label` = the name of the label, where one has several values. `rises` = counts since the start.
 */
export type Gauge = { help: string; of: 'sum' | 'max' | 'min'; label?: string; rises?: true };

/** Every gauge of the guide. What is read in the database is the same in each process. */
export const GAUGES = {
	guia_processes: { help: 'Processes behind this answer', of: 'sum' },
	guia_cache_bytes: { help: 'Bytes of pages in memory', of: 'sum' },
	guia_cache_entries: { help: 'Pages in memory', of: 'sum' },
	guia_render_waiting: { help: 'Renderings that wait for their turn', of: 'sum' },
	guia_render_refused_total: {
		...{ help: 'Renderings refused because too many wait', of: 'sum', rises: true },
	},
	guia_api_refused_total: {
		...{ help: 'Calls of the public API refused because too many wait', of: 'sum', rises: true },
	},
	guia_render_running: { help: 'Renderings under way', of: 'sum' },
	guia_streams_open: { help: 'Open streams of changes', of: 'sum' },
	guia_streams_limit: { help: 'Most streams of changes (STREAM_MAX)', of: 'sum' },
	guia_streams_refused_total: { help: 'Streams refused', of: 'sum', rises: true },
	guia_attempts_refused_total: {
		...{ help: 'Sign-ins and the like refused by their limits', of: 'sum', rises: true },
		label: 'what',
	},
	guia_database_connections_used: { help: 'Connections at work', of: 'sum' },
	guia_database_waiting: { help: 'Questions that wait for a connection', of: 'sum' },
	guia_database_errors_total: {
		...{ help: 'Statements of this process that failed', of: 'sum', rises: true },
		label: 'what',
	},
	guia_database_up: { help: '1 = the database answered this scrape', of: 'max' },
	guia_readings_failed: { help: 'Parts of these metrics that could not be read', of: 'max' },
	guia_data_version: { help: 'Version of the data in the database', of: 'max' },
	guia_data_version_served: { help: 'Version of the data that pages are made of', of: 'min' },
	guia_database_bytes: { help: 'SQLite: bytes of the file', of: 'max' },
	guia_database_journal_bytes: { help: 'SQLite: bytes of the journal', of: 'max' },
	guia_disk_free_bytes: { help: 'Free bytes on the disk of DATA_DIR', of: 'max' },
	guia_uploads: { help: 'Uploads that made progress in the last ten minutes', of: 'max' },
	guia_upload_bytes: { help: 'Bytes that uploads reserve', of: 'max' },
	guia_uploads_refused: { help: 'Uploads that failed within a day', of: 'max' },
	guia_stored_bytes: { help: 'Bytes of all stored files', of: 'max' },
	guia_stored_limit_bytes: { help: 'Most bytes of stored files (FILES_QUOTA_MB)', of: 'max' },
	guia_jobs: { help: 'Runs of bots by state', of: 'max', label: 'state' },
	guia_job_overdue_seconds: { help: 'How long the oldest due run waits', of: 'max' },
	guia_bot_success_age_seconds: {
		help: 'Time since the last good run of a bot that is on',
		of: 'max',
		label: 'bot',
	},
	guia_worker_age_seconds: { help: 'Time since a process with bots was last seen', of: 'max' },
	guia_sources: { help: 'Sources that are on', of: 'max', label: 'kind' },
	guia_sources_silent: {
		help: 'Sources that are on without a good answer for three intervals, an hour at least',
		of: 'max',
		label: 'kind',
	},
	guia_games_soon: { help: 'Public games of the next three hours', of: 'max' },
	guia_games_soon_without_channel: { help: 'Of these, games without a channel', of: 'max' },
	guia_games_today_without_hour: { help: 'Public games of today without an hour', of: 'max' },
	guia_backup_age_seconds: { help: 'Age of the newest good backup', of: 'max' },
	guia_backup_proof_age_seconds: { help: 'Time since a backup was last proved', of: 'max' },
} as const satisfies Record<string, Gauge>;

export type GaugeName = keyof typeof GAUGES;

/** A value, or values by label. */
export type Reading = number | Readonly<Record<string, number>>;
export type Readings = Partial<Record<GaugeName, Reading>>;
