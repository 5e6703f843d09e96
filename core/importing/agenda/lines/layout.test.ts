import { expect, test } from 'vitest';
import { createKnown } from '#core/importing/agenda/known/known.ts';
import { agendaContext } from '#tests/support/agenda-reading.ts';
import { contextOf } from './agenda-state.ts';
import { hasGame } from './game-lines.ts';
import { layoutOf } from './layout.ts';
import { pageRows } from './page-rows.ts';

function layout(text: string) {
	const known = createKnown(agendaContext, text);
	const { rows, spaced } = pageRows(text, text.length, known);
	return layoutOf(rows, spaced, known, (row) => hasGame(row, contextOf(known)));
}

const GAMES = 'Santos x Bahia\nGlobo\nRemo x Avaí\nESPN';

test('S5 what stands above the first game decides for the page: labels, dates, hours', () => {
	expect(layout(`Transmissão: Globo\n${GAMES}`)).toMatchObject({ labelsLead: true });
	expect(layout(`${GAMES}\nTransmissão: Globo`)).toMatchObject({ labelsLead: false });
	expect(layout(`Data: 22/11\n${GAMES}`)).toMatchObject({ datesLead: true });
	expect(layout(`Data: 22/11, 16h\n${GAMES}`)).toMatchObject({ datesLead: false });
	expect(layout(`16h\n${GAMES}`)).toMatchObject({ hoursLead: true });
	expect(layout(`Porto Alegre, 16 h\n${GAMES}`)).toMatchObject({ hoursLead: true });
	expect(layout(`Santos x Bahia\n16h\nRemo x Avaí\n18h`)).toMatchObject({ hoursLead: false });
});

test('S5 an hour above the competition is kept by it, one below it is not', () => {
	expect(layout(`16h\nSérie A\n${GAMES}`)).toMatchObject({ hourFirst: true });
	expect(layout(`Série A\n16h\n${GAMES}`)).toMatchObject({ hourFirst: false });
});

test('S5 a sentence anywhere on the page gives the hour or the channels of all its games', () => {
	expect(layout(`${GAMES}\nTodos os jogos serão às 16h.`).allAt).toBe('16:00');
	const { allOn } = layout(`${GAMES}\nTodos os jogos terão transmissão do SporTV.`);
	expect(allOn?.channels.map(({ name }) => name)).toEqual(['SporTV']);
	expect(layout(GAMES)).toMatchObject({ allAt: null, allOn: null });
});

test('S5 names around dashes are games where no other sign parts the sides', () => {
	const dashes = 'Jogos do campeonato\n15h - União Azul - Vila do Sol\n16h - Serrano - Rio Verde';
	expect(layout(dashes)).toMatchObject({ dashed: true });
	expect(layout(`${dashes}\n${GAMES}`)).toMatchObject({ dashed: false });
});
