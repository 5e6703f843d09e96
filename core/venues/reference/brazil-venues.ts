import type { Uf } from '#core/site/uf.ts';
import type { Venue } from '#core/venues/venue.ts';

/** Name ('*' before it: needs its town) · other names · town · state · clubs at home there · confidence · source. */
type Row = [string, string, string, Uf, string, Venue['confidence'], Venue['source']];

const ROWS: readonly Row[] = [
	['Neo Química Arena', 'Itaquerão|Arena Corinthians', 'São Paulo', 'SP', 'corinthians', 'high', 'calendar'],
	['Allianz Parque', 'Arena Palmeiras', 'São Paulo', 'SP', 'palmeiras', 'high', 'calendar'],
	['Morumbi', 'MorumBIS|Cícero Pompeu de Toledo', 'São Paulo', 'SP', 'sao-paulo', 'high', 'results'],
	['Pacaembu', 'Paulo Machado de Carvalho|Mercado Livre Arena Pacaembu', 'São Paulo', 'SP', '', 'high', 'results'],
	['Canindé', 'Oswaldo Teixeira Duarte', 'São Paulo', 'SP', '', 'high', 'calendar'],
	['Vila Belmiro', 'Urbano Caldeira', 'Santos', 'SP', 'santos', 'high', 'results'],
	['Cícero de Souza Marques', '', 'Bragança Paulista', 'SP', 'bragantino', 'high', 'calendar'],
	['Nabi Abi Chedid', 'Nabizão', 'Bragança Paulista', 'SP', '', 'high', 'results'],
	['Maião', 'José Maria de Campos Maia', 'Mirassol', 'SP', 'mirassol', 'high', 'calendar'],
	['Jorge Ismael de Biasi', 'Jorjão', 'Novo Horizonte', 'SP', 'novorizontino', 'high', 'guide'],
	['Moisés Lucarelli', 'Majestoso', 'Campinas', 'SP', 'ponte-preta', 'high', 'results'],
	['Brinco de Ouro', 'Brinco de Ouro da Princesa', 'Campinas', 'SP', 'guarani', 'high', 'common'],
	['*Santa Cruz', '', 'Ribeirão Preto', 'SP', 'botafogo-sp', 'high', 'api'],
	['*Primeiro de Maio', '', 'São Bernardo do Campo', 'SP', 'sao-bernardo', 'medium', 'common'],
	['Fonte Luminosa', 'Arena da Fonte|Adhemar de Barros', 'Araraquara', 'SP', 'ferroviaria', 'high', 'common'],
	['Limeirão', 'Major José Levy Sobrinho', 'Limeira', 'SP', 'inter-de-limeira', 'high', 'common'],
	['Novelli Júnior', 'Novelli Jr', 'Itu', 'SP', 'ituano', 'high', 'list'],
	['Arena Barueri', '', 'Barueri', 'SP', '', 'high', 'results'],
	['Maracanã', 'Jornalista Mário Filho|Mário Filho', 'Rio de Janeiro', 'RJ', 'flamengo fluminense', 'high', 'calendar'],
	['Nilton Santos', 'Engenhão|Olímpico Nilton Santos|João Havelange', 'Rio de Janeiro', 'RJ', 'botafogo', 'high', 'results'],
	['São Januário', '', 'Rio de Janeiro', 'RJ', 'vasco', 'high', 'calendar'],
	['Luso-Brasileiro', '', 'Rio de Janeiro', 'RJ', '', 'high', 'results'],
	['Raulino de Oliveira', '', 'Volta Redonda', 'RJ', 'volta-redonda', 'high', 'list'],
	['Arena MRV', '', 'Belo Horizonte', 'MG', 'atletico-mg', 'high', 'calendar'],
	['Mineirão', 'Governador Magalhães Pinto|Magalhães Pinto', 'Belo Horizonte', 'MG', 'cruzeiro', 'high', 'calendar'],
	['Independência', 'Arena Independência|Raimundo Sampaio', 'Belo Horizonte', 'MG', 'america-mg', 'high', 'results'],
	['Joaquim Portugal', '', 'São João del-Rei', 'MG', 'athletic', 'medium', 'common'],
	['Kleber Andrade', 'Kléber José de Andrade', 'Cariacica', 'ES', '', 'high', 'common'],
	['Arena da Baixada', 'Ligga Arena|Joaquim Américo Guimarães|Joaquim Américo', 'Curitiba', 'PR', 'athletico-pr', 'high', 'results'],
	['Couto Pereira', 'Major Antônio Couto Pereira', 'Curitiba', 'PR', 'coritiba', 'high', 'results'],
	['Vila Capanema', 'Durival Britto e Silva|Durival Britto', 'Curitiba', 'PR', '', 'high', 'results'],
	['Estádio do Café', 'Jacy Scaff', 'Londrina', 'PR', 'londrina', 'high', 'list'],
	['Germano Krüger', '', 'Ponta Grossa', 'PR', 'operario-pr', 'high', 'guide'],
	['Willie Davids', 'Regional Willie Davids', 'Maringá', 'PR', 'maringa', 'high', 'maringa'],
	['Arena do Grêmio', '', 'Porto Alegre', 'RS', 'gremio', 'high', 'calendar'],
	['Beira-Rio', 'José Pinheiro Borda', 'Porto Alegre', 'RS', 'internacional', 'high', 'calendar'],
	['Alfredo Jaconi', '', 'Caxias do Sul', 'RS', 'juventude', 'high', 'results'],
	['Francisco Stédile', '', 'Caxias do Sul', 'RS', 'caxias', 'high', 'results'],
	['Colosso da Lagoa', 'Olímpico Colosso da Lagoa', 'Erechim', 'RS', 'ypiranga', 'high', 'list'],
	['Arena Condá', 'Índio Condá', 'Chapecó', 'SC', 'chapecoense', 'high', 'results'],
	['Ressacada', 'Aderbal Ramos da Silva', 'Florianópolis', 'SC', 'avai', 'high', 'results'],
	['Orlando Scarpelli', '', 'Florianópolis', 'SC', 'figueirense', 'high', 'common'],
	['Heriberto Hülse', '', 'Criciúma', 'SC', 'criciuma', 'high', 'results'],
	['Augusto Bauer', '', 'Brusque', 'SC', 'brusque', 'high', 'common'],
	['Arena Barra FC', '', 'Itajaí', 'SC', 'barra', 'high', 'agenda'],
	[
		'Fonte Nova',
		'Arena Fonte Nova|Itaipava Arena Fonte Nova|Casa de Apostas Arena Fonte Nova|Octávio Mangabeira',
		'Salvador',
		'BA',
		'bahia',
		'high',
		'results',
	],
	['Barradão', 'Manoel Barradas', 'Salvador', 'BA', 'vitoria', 'high', 'calendar'],
	['Pituaçu', 'Roberto Santos', 'Salvador', 'BA', '', 'high', 'results'],
	['Ilha do Retiro', 'Adelmar da Costa Carvalho', 'Recife', 'PE', 'sport', 'high', 'results'],
	['Aflitos', 'Eládio de Barros Carvalho', 'Recife', 'PE', 'nautico', 'high', 'guide'],
	['Arruda', 'José do Rego Maciel|Mundão do Arruda', 'Recife', 'PE', 'santa-cruz', 'high', 'list'],
	['Arena de Pernambuco', 'Arena Pernambuco', 'São Lourenço da Mata', 'PE', '', 'high', 'agenda'],
	['Arena Castelão', 'Castelão|Governador Plácido Castelo|Plácido Castelo', 'Fortaleza', 'CE', 'ceara fortaleza', 'high', 'results'],
	['Presidente Vargas', '', 'Fortaleza', 'CE', '', 'high', 'results'],
	['*Castelão', 'João Castelo', 'São Luís', 'MA', 'maranhao', 'medium', 'common'],
	['Rei Pelé', 'Trapichão', 'Maceió', 'AL', 'crb', 'high', 'results'],
	['Almeidão', 'José Américo de Almeida Filho', 'João Pessoa', 'PB', 'botafogo-pb', 'high', 'list'],
	['Batistão', 'Lourival Baptista|Arena Batistão', 'Aracaju', 'SE', 'confianca', 'high', 'common'],
	['Etelvino Mendonça', 'Mendonção', 'Itabaiana', 'SE', 'itabaiana', 'high', 'common'],
	['Mangueirão', 'Edgar Proença|Olímpico do Pará|Edgar Augusto Proença', 'Belém', 'PA', 'remo', 'high', 'results'],
	['Baenão', 'Evandro Almeida', 'Belém', 'PA', '', 'high', 'calendar'],
	['Curuzu', 'Leônidas Sodré de Castro|Leônidas Castro', 'Belém', 'PA', 'paysandu', 'high', 'common'],
	['Arena da Amazônia', 'Vivaldo Lima', 'Manaus', 'AM', '', 'high', 'list'],
	['Carlos Zamith', '', 'Manaus', 'AM', 'amazonas', 'medium', 'common'],
	['Serrinha', 'Haile Pinheiro|Hailé Pinheiro', 'Goiânia', 'GO', 'goias', 'high', 'results'],
	['Antônio Accioly', 'Castelo do Dragão', 'Goiânia', 'GO', 'atletico-go', 'high', 'results'],
	['Onésio Brasileiro Alvarenga', 'OBA', 'Goiânia', 'GO', 'vila-nova', 'high', 'guide'],
	['Serra Dourada', '', 'Goiânia', 'GO', '', 'high', 'results'],
	['Jonas Duarte', '', 'Anápolis', 'GO', 'anapolis', 'high', 'common'],
	['Arena Pantanal', '', 'Cuiabá', 'MT', 'cuiaba', 'high', 'results'],
	['Mané Garrincha', 'Arena BRB Mané Garrincha|Nacional de Brasília|Arena BRB', 'Brasília', 'DF', '', 'high', 'results'],
];

/**
 * Grounds of Brazil: the home grounds of the clubs of the Série A, B and C of 2026 as far as they are known, and others where they play.
 * A club without a certain ground is in no line. Sources:
 * calendar = home games of the Série A of 2026 as ESPN lists them (github.com/LAERCIOREHEM/formuladogol);
 * results = the Série A of 2017 to 2024 (github.com/adaoduque/Brasileirao_Dataset); api = fixtures of api-football.com;
 * list = torcedores.com, 2020-08, grounds of the Série C; maringa = correiodeminas.com.br, 2025; agenda = match texts in tests/accuracy;
 * guide = the home grounds that the demonstration named before; common = common knowledge, to be compared with the club's own site.
 */
export const BRAZIL_VENUES: readonly Venue[] = ROWS.map(([name, others, city, state, teamIds, confidence, source]) => ({
	...(name.startsWith('*') ? { name: name.slice(1), needsTown: true } : { name }),
	others: wordsOf(others, '|'),
	city,
	state,
	teamIds: wordsOf(teamIds, ' '),
	confidence,
	source,
}));

function wordsOf(text: string, mark: string): string[] {
	return text === '' ? [] : text.split(mark);
}
