/** `fires` and `silent`: series in the notation of promtool, at one sample a minute. */
type AlertCase = {
	fires: Record<string, string>;
	silent: Record<string, string>;
	/** When it is looked at, if an hour and a half is too soon. */
	at?: string;
};

const requests = (status: string) => `guia_request_seconds_count{kind="page",status="${status}"}`;
const bucket = (le: string) => `guia_request_seconds_bucket{kind="page",le="${le}"}`;
const DAYS_3 = String(3 * 86_400);
const UP = { guia_database_up: '1x1600' };

/** A condition for each alert in deploy/prometheus/alerts.yml, and one beside it. */
export const ALERT_CASES: Record<string, AlertCase> = {
	GuiaForaDoAr: {
		fires: { 'up{job="guia",instance="no1"}': '0x1600' },
		silent: { 'up{job="guia",instance="no1"}': '1x1600' },
	},
	GuiaBancoForaDoAr: {
		fires: {
			'guia_database_up{instance="no1"}': '0x1600',
			'guia_database_up{instance="no2"}': '0x1600',
		},
		silent: {
			'guia_database_up{instance="no1"}': '0x1600',
			'guia_database_up{instance="no2"}': '1x1600',
		},
	},
	GuiaErros: {
		fires: { [requests('200')]: '0+100x1600', [requests('500')]: '0+5x1600' },
		silent: { [requests('200')]: '0+100x1600', [requests('500')]: '0+1x1600' },
	},
	GuiaLenta: {
		fires: {
			[bucket('1')]: '0+90x1600',
			[bucket('2.5')]: '0+100x1600',
			[bucket('+Inf')]: '0+100x1600',
		},
		silent: {
			[bucket('1')]: '0+99x1600',
			[bucket('2.5')]: '0+100x1600',
			[bucket('+Inf')]: '0+100x1600',
		},
	},
	GuiaFilaDeRenderizacao: {
		fires: { 'guia_render_waiting{instance="no1"}': '65x1600' },
		silent: {
			'guia_render_waiting{instance="no1"}': '40x1600',
			'guia_render_waiting{instance="no2"}': '40x1600',
		},
	},
	GuiaDadosAtrasados: {
		fires: { guia_data_version: '9x1600', 'guia_data_version_served{instance="no1"}': '8x1600' },
		silent: {
			guia_data_version: '9+1x1600',
			'guia_data_version_served{instance="no1"}': '9+1x1600',
		},
	},
	GuiaConexoesCheias: {
		fires: {
			'guia_streams_open{instance="no1"}': '4600x1600',
			'guia_streams_limit{instance="no1"}': '5000x1600',
		},
		silent: {
			'guia_streams_open{instance="no1"}': '0x1600',
			'guia_streams_limit{instance="no1"}': '0x1600',
		},
	},
	GuiaEsperaPeloBanco: {
		fires: { 'guia_database_waiting{instance="no1"}': '6x1600' },
		silent: { 'guia_database_waiting{instance="no1"}': '5x1600' },
	},
	GuiaSemRobos: {
		fires: { 'guia_worker_age_seconds{instance="no1"}': '121x1600' },
		silent: { 'guia_worker_age_seconds{instance="no1"}': '4x1600' },
	},
	GuiaRoboAtrasado: {
		fires: { guia_job_overdue_seconds: '601x1600' },
		silent: { guia_job_overdue_seconds: '30x1600' },
	},
	GuiaRoboFalhou: {
		fires: { 'guia_jobs{state="dead"}': '1x1600' },
		silent: { 'guia_jobs{state="running"}': '1x1600' },
	},
	GuiaFonteCalada: {
		fires: { 'guia_sources_silent{kind="jogos"}': '1x1600' },
		silent: { 'guia_sources_silent{kind="jogos"}': '0x1600' },
	},
	GuiaJogoSemCanal: {
		fires: { guia_games_soon_without_channel: '1x1600' },
		silent: { guia_games_soon_without_channel: '0x1600' },
	},
	GuiaJogoSemHora: {
		fires: { guia_games_today_without_hour: '2x1600' },
		silent: { guia_games_today_without_hour: '0x1600' },
	},
	GuiaAvisosRecusados: {
		fires: {
			'guia_pushes_total{outcome="sent"}': '0+90x1600',
			'guia_pushes_total{outcome="refused"}': '0+10x1600',
		},
		silent: {
			'guia_pushes_total{outcome="sent"}': '0+99x1600',
			'guia_pushes_total{outcome="refused"}': '0+1x1600',
		},
	},
	GuiaDiscoCheio: {
		fires: { guia_disk_free_bytes: '900000000x1600' },
		silent: { guia_disk_free_bytes: '2000000000x1600' },
	},
	GuiaJornalGrande: {
		fires: { guia_database_journal_bytes: '1100000000x1600' },
		silent: { guia_database_journal_bytes: '5000000x1600' },
	},
	GuiaSemCopia: { fires: UP, silent: { ...UP, guia_backup_age_seconds: '80000x1600' } },
	GuiaCopiaNaoProvada: {
		at: '25h',
		fires: { ...UP, guia_backup_proof_age_seconds: '3100000x1600' },
		silent: { ...UP, guia_backup_proof_age_seconds: `${DAYS_3}x1600` },
	},
	GuiaMemoria: {
		fires: {
			'process_resident_memory_bytes{job="guia",instance="no1"}': '1100000000x200',
			'guia_processes{job="guia",instance="no1"}': '1x200',
		},
		silent: {
			'process_resident_memory_bytes{job="guia",instance="no1"}': '2000000000x200',
			'guia_processes{job="guia",instance="no1"}': '4x200',
		},
	},
	GuiaPaginasRecusadas: {
		fires: {
			'guia_render_refused_total{instance="no1"}': '0+70x200',
			'guia_api_refused_total{instance="no1"}': '0+0x200',
		},
		silent: {
			'guia_render_refused_total{instance="no1"}': '0+30x200',
			'guia_api_refused_total{instance="no1"}': '0+20x200',
		},
	},
	GuiaTravada: {
		fires: { 'nodejs_eventloop_lag_p99_seconds{job="guia"}': '0.3x200' },
		silent: { 'nodejs_eventloop_lag_p99_seconds{job="guia"}': '0.02x200' },
	},
	GuiaErrosDoBanco: {
		fires: { 'guia_database_errors_total{what="other"}': '0+1x200' },
		silent: {
			'guia_database_errors_total{what="other"}': '3x200',
			'guia_database_errors_total{what="conflict"}': '0+9x200',
		},
	},
	GuiaTentativasRecusadas: {
		fires: { 'guia_attempts_refused_total{what="signIn"}': '0+12x200' },
		silent: {
			'guia_attempts_refused_total{what="signIn"}': '0+6x200',
			'guia_attempts_refused_total{what="mail"}': '0+6x200',
		},
	},
	GuiaEnviosFalham: {
		fires: { guia_uploads_refused: '21x200' },
		silent: { guia_uploads_refused: '20x200' },
	},
	GuiaArquivosCheios: {
		fires: { guia_stored_bytes: '91x200', guia_stored_limit_bytes: '100x200' },
		silent: { guia_stored_bytes: '89x200', guia_stored_limit_bytes: '100x200' },
	},
	GuiaMedidasFaltam: {
		fires: { 'guia_readings_failed{instance="no1"}': '1x200' },
		silent: { 'guia_readings_failed{instance="no1"}': '0x200' },
	},
	GuiaEnviosParados: { fires: { guia_uploads: '151x1600' }, silent: { guia_uploads: '3x1600' } },
};

/** The cases as a file of promtool: what it makes of them after a while. */
export function promtoolTests(rules: string): object {
	const tests = Object.entries(ALERT_CASES).flatMap(([name, { fires, silent, at = '90m' }]) =>
		[fires, silent].map((series, place) => ({
			...{ name: `${name} ${place === 0 ? 'fires' : 'is silent'}`, interval: '1m' },
			input_series: Object.entries(series).map(([key, values]) => ({ series: key, values })),
			promql_expr_test: [
				{
					expr: `count(ALERTS{alertname="${name}",alertstate="firing"}) or vector(0)`,
					eval_time: at,
					exp_samples: [{ labels: '{}', value: place === 0 ? 1 : 0 }],
				},
			],
		})),
	);
	return { rule_files: [rules], evaluation_interval: '5m', tests };
}
