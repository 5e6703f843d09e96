import type { CreatedKind } from '#core/importing/new-names/created-name.ts';

type Count = (count: number) => string;
type ByKind<Value> = Readonly<Record<CreatedKind, Value>>;

const of = (count: number, one: string, many: string) =>
	`${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

const title: ByKind<Count> = {
	competition: (count) => `Criar ${of(count, 'campeonato', 'campeonatos')} de uma vez?`,
	team: (count) => `Criar ${of(count, 'clube', 'clubes')} de uma vez?`,
};
const make: ByKind<Count> = {
	competition: (count) =>
		count === 1 ? 'Criar o campeonato' : `Criar os ${of(count, 'campeonato', 'campeonatos')}`,
	team: (count) => (count === 1 ? 'Criar o clube' : `Criar os ${of(count, 'clube', 'clubes')}`),
};
const made: ByKind<Count> = {
	competition: (count) => of(count, 'campeonato criado', 'campeonatos criados'),
	team: (count) => of(count, 'clube criado', 'clubes criados'),
};
const removed: ByKind<Count> = {
	competition: (count) => of(count, 'campeonato retirado', 'campeonatos retirados'),
	team: (count) => of(count, 'clube retirado', 'clubes retirados'),
};
const createOne: ByKind<string> = { competition: 'Criar campeonato…', team: 'Criar clube…' };

/** Words for names that an import brings and the guide does not know. */
export const newNamesCopy = {
	title,
	text: 'O guia não tem nada parecido, e a fonte diz o bastante. Desmarque o que não deve entrar: vira uma pergunta.',
	list: { competition: 'Campeonatos a criar', team: 'Clubes a criar' } satisfies ByKind<string>,
	facts: (type: string, place: string, rows: number) =>
		[type, place, of(rows, 'linha', 'linhas')].filter((word) => word !== '').join(' · '),
	types: { liga: 'liga', copa: 'copa', amistoso: 'amistosos' } as Readonly<Record<string, string>>,
	international: 'internacional',
	none: 'Marque pelo menos um.',
	later: 'Entram no guia quando você gravar. Desfazer a importação tira os que nada mais usa.',
	make,
	said: (kind: CreatedKind, names: number, rows: number) =>
		`${kind === 'team' ? of(names, 'clube novo', 'clubes novos') : of(names, 'campeonato novo', 'campeonatos novos')} em ${of(rows, 'linha', 'linhas')}.`,
	createOne,
	leaveOut: 'Deixar estes jogos de fora',
	leftOut: 'jogos deixados de fora',
	isNew: 'novo',
	chooseCountry: 'Escolha o país',
	made,
	removed,
	kept: (names: readonly string[]) =>
		names.length === 1
			? `${names[0]} ficou no guia: outra coisa já usa este nome.`
			: `Ficaram no guia, porque outra coisa já usa: ${names.join(', ')}.`,
} as const;
