import type { Uf } from '#core/football-pt/uf.ts';
import type { Sense, SenseKind } from './sense.ts';

type Row = readonly [phrases: string, sense: Sense];

const relative = (days: number): Sense => ({ kind: 'day', rule: { kind: 'relative', days } });
const weekday = (number: number): Sense => ({
	kind: 'day',
	rule: { kind: 'weekday', weekday: number },
});

/**
 * Words of time, price and audience: their meaning does not depend on the data. '|' separates the
 * phrases of a row.
 */
export const QUESTION_ROWS: readonly Row[] = [
	['hoje|hj|oje|hoj|de hoje|pra hoje|hoje em dia|today', relative(0)],
	['amanhã|amanha|amanhan|amanhn|amnh|amnha|de amanhã|pra amanhã', relative(1)],
	['depois de amanhã|depois d amanhã|dps de amanhã|depois amanhã', relative(2)],
	['ontem|onten|de ontem', relative(-1)],
	['anteontem|antes de ontem', relative(-2)],
	['domingo|dom|domingão|próximo domingo', weekday(0)],
	['segunda feira|segunda|seg|próxima segunda', weekday(1)],
	['terça feira|terça|ter|próxima terça', weekday(2)],
	['quarta feira|quarta|qua|próxima quarta', weekday(3)],
	['quinta feira|quinta|qui|próxima quinta', weekday(4)],
	['sexta feira|sexta|sex|sextou|próxima sexta', weekday(5)],
	['sábado|sab|sabadão|próximo sábado', weekday(6)],
	[
		'fim de semana|final de semana|fds|findi|fim d semana|finde',
		{ kind: 'day', rule: { kind: 'weekend' } },
	],
	[
		'semana|essa semana|esta semana|nesta semana|da semana',
		{ kind: 'day', rule: { kind: 'week', next: false } },
	],
	[
		'semana que vem|próxima semana|outra semana',
		{ kind: 'day', rule: { kind: 'week', next: true } },
	],
	['madrugada|de madrugada', { kind: 'period', period: 'madrugada' }],
	['manhã|de manhã|pela manhã|cedo', { kind: 'period', period: 'manha' }],
	['tarde|à tarde|de tarde|a tardinha|tardinha', { kind: 'period', period: 'tarde' }],
	['noite|à noite|de noite|essa noite|esta noite|nesta noite', { kind: 'period', period: 'noite' }],
	[
		'agora|agr|agora mesmo|ao vivo|aovivo|live|neste momento|nesse momento|rolando|passando agora|em andamento',
		{ kind: 'live' },
	],
	[
		'grátis|gratis|gratuito|gratuita|gratuitos|gratuitamente|de graça|na faixa|0800',
		{ kind: 'free', access: null },
	],
	['sem pagar|sem pagar nada|free|não pago', { kind: 'free', access: null }],
	[
		'tv aberta|televisão aberta|canal aberto|canais abertos|aberta|sinal aberto|antena',
		{ kind: 'free', access: 'aberta' },
	],
	[
		'assinatura|tv por assinatura|por assinatura|tv paga|tv fechada|canal fechado',
		{ kind: 'access', access: 'assinatura' },
	],
	['canais fechados|canal pago|tv a cabo|a cabo|fechada', { kind: 'access', access: 'assinatura' }],
	['streaming|stream|streamings|aplicativo|app', { kind: 'access', access: 'streaming' }],
	['youtube|you tube|yt|no youtube', { kind: 'access', access: 'youtube' }],
	[
		'feminino|feminina|fem|das mulheres|mulheres|femininos|femininas|as minas',
		{ kind: 'audience', audience: { gender: 'f' } },
	],
	['sub 20|juniores|sub20', { kind: 'audience', audience: { ageGroup: 'sub-20' } }],
	['sub 17|sub17|juvenil', { kind: 'audience', audience: { ageGroup: 'sub-17' } }],
	['sub 15|sub15|infantil', { kind: 'audience', audience: { ageGroup: 'sub-15' } }],
	['sub 16|sub16', { kind: 'audience', audience: { ageGroup: 'sub-16' } }],
	['sub 21|sub21', { kind: 'audience', audience: { ageGroup: 'sub-21' } }],
	['sub 23|sub23|aspirantes', { kind: 'audience', audience: { ageGroup: 'sub-23' } }],
];

const wrapper = (before: readonly SenseKind[] = [], after: readonly SenseKind[] = []): Sense => ({
	kind: 'wrapper',
	before,
	after,
});
const TEAMS: readonly SenseKind[] = ['team', 'derby'];

/** Filler words of questions; those of the first rows indicate what comes next to them. */
export const WRAPPER_ROWS: readonly Row[] = [
	[
		'em|no|na|nos|nas|aqui em|aqui no|aqui na|moro em|sou de|estado|estado de|estado do',
		wrapper(['place', 'channel', 'day']),
	],
	['estado da|cidade de', wrapper(['place', 'channel', 'day'])],
	['do|da|dos|das|de', wrapper(['team', 'derby', 'competition'])],
	['x|vs|versus|contra|contra o|contra a|x o|e o', wrapper(TEAMS, TEAMS)],
	[
		'jogo do|jogo da|jogos do|jogos da|joga o|joga a|time do|partida do|partida da',
		wrapper(['team', 'derby', 'competition']),
	],
	['canal', wrapper(['channel'])],
	['o|a|os|as|um|uma|e|ou|com|por|pelo|pela|ao|à|às|aos|até|que|se|eu|me|mim|é|eh|foi', wrapper()],
	['ser|será|sera|são|tá|ta|tah|está|estão|to|tô', wrapper()],
	[
		'para|pra|pro|pras|pros|qual|quais|quem|onde|aonde|ond|adonde|quando|quanto|como|q|qq|oq|o que|por que|porque|sobre o',
		wrapper(),
	],
	['jogo|jogos|jogu|jogão|partida|partidas|joga|jogam|jogar|jogando|jogará|duelo', wrapper()],
	['confronto|clássico|peleja|próximo|próxima|próximos|proximas', wrapper()],
	[
		'assistir|assisto|assiste|asistir|assistir o|assitir|assisti|ver|vejo|vê|olhar|acompanhar|sintonizar|veja|assista',
		wrapper(),
	],
	['passa|passar|passa o|passando|vai passar|vai ter|vai|vão|irá|tem|ter|terá|dá|deu', wrapper()],
	['transmite|transmitir|transmitido|transmitindo|transmissão', wrapper()],
	['transmissao ao vivo|vai ser|será transmitido|rola|pega|exibe|exibir|mostra|mostrar', wrapper()],
	['liberado|disponível|programação|agenda|guia|lista|tabela', wrapper()],
	[
		'tv|televisão|tele|tevê|telinha|canal de|canal que|que canal|qual canal|em que canal',
		wrapper(),
	],
	['em qual canal|emissora|link|site|online|internet|on line', wrapper()],
	[
		'horas|hora|horário|horario|hrs|que horas|que hora|q horas|começa|começo|inicia|data',
		wrapper(),
	],
	['dia|dias|futebol|fute|fut|bola|hein|por favor|pf|pfv', wrapper()],
	['campeonato|torneio|liga|competição|time|clube|equipe|rodada|resultado|placar', wrapper()],
	['seleção de|todos|todas|tudo|algum|alguma|mais|meu|minha|aqui|aí', wrapper()],
	['alguém sabe|sabe|saber|quero|queria|gostaria|preciso|posso|pode|poderia|consigo', wrapper()],
	['dá pra|tem como|me fala|me diz|fala|diz|bom|boa|favor', wrapper()],
];

/** Colloquial names of cities, mapped to the name in the reference data. */
export const CITY_NICKNAMES: readonly (readonly [phrases: string, city: string])[] = [
	['bh|beagá|belô', 'Belo Horizonte'],
	['poa', 'Porto Alegre'],
	['sampa', 'São Paulo'],
	['floripa', 'Florianópolis'],
	['ssa', 'Salvador'],
	['cwb', 'Curitiba'],
	['jampa', 'João Pessoa'],
	['bsb', 'Brasília'],
	['rio', 'Rio de Janeiro'],
	['sanja|sjc', 'São José dos Campos'],
	['gyn', 'Goiânia'],
];

/** Colloquial spellings of channels, by id; imports must not accept these as names. */
export const CHANNEL_SPELLINGS: readonly (readonly [phrases: string, channelId: string])[] = [
	['sport tv|esporte tv', 'sportv'],
	['sport tv 2|sport tv dois', 'sportv-2'],
	['sport tv 3|sport tv três', 'sportv-3'],
];

/** Colloquial names of states. */
export const STATE_NICKNAMES: readonly (readonly [phrases: string, uf: Uf])[] = [
	['minas', 'MG'],
	['rio grande', 'RS'],
	['interior paulista|interior de são paulo|grande são paulo', 'SP'],
	['distrito federal|entorno', 'DF'],
];

/** State codes that are also everyday words. */
export const EVERYDAY_CODES: ReadonlySet<string> = new Set([
	'se',
	'to',
	'go',
	'es',
	'al',
	'am',
	'ma',
	'pa',
]);
