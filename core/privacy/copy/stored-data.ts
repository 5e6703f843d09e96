/** The personal data in one table: whose it is, its purpose, legal basis and retention. */
export type StoredData = { of: Person; what: string; purpose: string; basis: Basis; kept: string };

type Person = 'operadores' | 'leitores' | 'operadores e leitores';
type Basis =
	| 'execução de contrato (art. 7º, V)'
	| 'consentimento (art. 7º, I)'
	| 'legítimo interesse (art. 7º, IX)';

const WORK = 'execução de contrato (art. 7º, V)';
const INTEREST = 'legítimo interesse (art. 7º, IX)';
const CONSENT = 'consentimento (art. 7º, I)';

const ofOperators = (what: string, purpose: string, kept: string): StoredData => ({
	...{ of: 'operadores', what, purpose, basis: WORK, kept },
});
const ofAlerts = (what: string, purpose: string, kept: string): StoredData => ({
	...{ of: 'leitores', what, purpose, basis: CONSENT, kept },
});

const WITH_ACCOUNT = 'até a conta ser apagada';
const AUTHOR = 'quem fez a mudança (identificador da conta)';
const NOTHING = null;

/**
 * Each table of the guide with the personal data in it, in the words of the operators' document
 * (docs/pt/dados-pessoais.md); null = nothing personal.
 */
export const storedData = {
	...{ teams: NOTHING, competitions: NOTHING, channels: NOTHING, channel_openings: NOTHING },
	...{ ambiguous_aliases: NOTHING, games: NOTHING, game_slugs: NOTHING, broadcasts: NOTHING },
	...{ reference_moves: NOTHING, gone_addresses: NOTHING, list_removals: NOTHING },
	...{ settings: NOTHING, data_version: NOTHING, schema_migrations: NOTHING },
	...{ schema_companions: NOTHING, signing_keys: NOTHING, identity_providers: NOTHING },
	...{ file_uses: NOTHING, file_trash: NOTHING, import_rows: NOTHING, import_questions: NOTHING },
	...{ import_created_names: NOTHING, learned_names: NOTHING, learned_columns: NOTHING },
	...{ feed_sources: NOTHING, article_links: NOTHING, article_slugs: NOTHING, bots: NOTHING },
	...{ job_lines: NOTHING, bot_marks: NOTHING, workers: NOTHING, curation_groups: NOTHING },
	...{ curation_items: NOTHING, curation_keys: NOTHING, curation_rules: NOTHING },
	...{ push_orders: NOTHING, game_sources: NOTHING, game_source_checks: NOTHING },
	...{ catalogue_entries: NOTHING, bulk_changed_games: NOTHING },
	accounts: ofOperators(
		'nome, e-mail, resumo da senha, datas de entrada',
		'entrar no painel',
		WITH_ACCOUNT,
	),
	federated_identities: ofOperators(
		'identificador em outro serviço',
		'entrar por ele',
		WITH_ACCOUNT,
	),
	operators: ofOperators('papel e convite', 'saber quem pode o quê', WITH_ACCOUNT),
	sessions: ofOperators(
		'aparelho, rede encurtada, datas',
		'manter e encerrar sessões',
		'30 dias depois do fim',
	),
	one_time_codes: ofOperators(
		'links enviados por e-mail',
		'provar o endereço',
		'1 dia depois do fim',
	),
	second_factors: ofOperators('segredo cifrado do aplicativo', 'segundo fator', WITH_ACCOUNT),
	passkeys: ofOperators(
		'nome e parte pública da chave de acesso, datas de criação e uso',
		'entrar sem senha',
		WITH_ACCOUNT,
	),
	recovery_codes: ofOperators('resumos dos códigos', 'recuperar o acesso', WITH_ACCOUNT),
	attempts: {
		...{ of: 'operadores e leitores', what: 'resumo cifrado de conta e endereço, instantes' },
		...{
			purpose: 'limitar tentativas de entrada',
			basis: INTEREST,
			kept: 'até 1 hora, apagado em até 2',
		},
	},
	call_counts: {
		...{ of: 'leitores', what: 'rede encurtada e número de chamadas' },
		...{ purpose: 'limitar inundações', basis: INTEREST, kept: '1 minuto' },
	},
	audit_log: {
		...{ of: 'operadores', what: 'nome, rede encurtada, ação', purpose: 'saber quem fez o quê' },
		...{ basis: INTEREST, kept: 'sem prazo, ou os meses da configuração do bot Limpeza' },
	},
	changes: ofOperators(AUTHOR, 'histórico dos jogos', '24 meses (configurável); 30 dias sem jogo'),
	game_revisions: ofOperators(AUTHOR, 'versões de um jogo', 'com o jogo'),
	bulk_changes: ofOperators(AUTHOR, 'desfazer uma ação em lote', '15 minutos, depois sem uso'),
	desk_views: ofOperators('filtros salvos', 'abrir a mesa como antes', WITH_ACCOUNT),
	screen_views: ofOperators('filtros salvos', 'abrir a tela como antes', WITH_ACCOUNT),
	files: ofOperators('quem enviou', 'saber de quem é o arquivo', 'com o arquivo'),
	file_uploads: ofOperators('quem envia', 'continuar um envio', '1 dia'),
	import_batches: ofOperators('quem importou', 'histórico de importações', 'com a importação'),
	feed_items: ofOperators(
		'autores que a fonte nomeia',
		'dar crédito a uma notícia',
		'90 dias; as mil mais novas de cada fonte, mais',
	),
	articles: ofOperators('autor', 'assinar a notícia', 'com a notícia'),
	article_contents: ofOperators('texto da notícia', 'publicar', 'com a notícia'),
	article_revisions: ofOperators('quem salvou', 'versões de uma notícia', 'com a notícia'),
	jobs: ofOperators(
		'quem pediu uma execução',
		'saber por que um bot rodou',
		'as 300 mais novas de cada bot',
	),
	curation_decisions: ofOperators('quem decidiu', 'desfazer uma decisão', 'com a decisão'),
	push_subscriptions: ofAlerts(
		'endereço de entrega e chaves do navegador, o que segue, UF, horas de silêncio',
		'mandar os avisos pedidos',
		'até desligar, ou 12 meses sem visita',
	),
	push_topics: ofAlerts('o que segue', 'achar quem quer um aviso', 'com a inscrição'),
	push_held: ofAlerts('avisos que esperam', 'respeitar o silêncio', 'até sair ou perder o sentido'),
	reports: {
		...{ of: 'leitores', what: 'o que alguém apontou, sem nome', purpose: 'corrigir jogos' },
		...{ basis: INTEREST, kept: '90 dias' },
	},
	report_notes: {
		...{ of: 'leitores', what: 'texto e link escritos, sem e-mails e números longos' },
		...{ purpose: 'corrigir jogos', basis: INTEREST, kept: 'até a decisão, no máximo 90 dias' },
	},
} as const satisfies Record<string, StoredData | null>;
