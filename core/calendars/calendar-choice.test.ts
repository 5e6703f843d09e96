import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageAddress, UNKNOWN_ADDRESS } from '#core/site/page-address.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import { readCalendarAddress } from './calendar-address.ts';
import { choicePath, choiceQuery, MOST_CHOSEN, readChoice } from './calendar-choice.ts';

const NOTHING = { teams: [], competitions: [], channels: [] };
const addressOf = (target: string) => {
	const found = pageAddress(target);
	return found.kind === 'page' ? found.address : found.kind;
};

test('a choice has one address: sorted, each id once, what is no id left out', () => {
	const one = '/agenda.ics?times=bahia,flamengo&canais=globo&estado=sp';
	for (const query of [
		'times=flamengo,bahia&canais=globo&estado=SP',
		'canais=Globo&times=bahia&times=flamengo,flamengo&estado=sp&utm=1',
		'estado=sp&times=,flamengo,../x,%00,bahia&canais=globo,a b',
	])
		expect(addressOf(`/agenda.ics?${query}`)).toBe(one);
	expect(choicePath({ ...NOTHING, teams: ['flamengo', 'bahia'], channels: ['globo'] }, 'SP')).toBe(
		one,
	);
	expect(choicePath(NOTHING, 'SP')).toBeNull();
	expect(pageAddress('/agenda.ics?times=a')).toMatchObject({ route: '/agenda.ics', search: true });
});

test('law: any query is read into a bounded choice, and its spelling is its own spelling', () => {
	const ids = fc.array(
		fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9]{1,4}(-[a-z0-9]{1,3})?$/)),
		{ maxLength: 60 },
	);
	fc.assert(
		fc.property(ids, ids, fc.string(), (teams, channels, rest) => {
			const query = choiceQuery(
				readChoice(
					`times=${teams.join(',')}&canais=${encodeURIComponent(channels.join(','))}&${rest}`,
				),
			);
			const choice = readChoice(query);
			expect(choiceQuery(choice)).toBe(query);
			for (const list of Object.values(choice))
				expect(list.length).toBeLessThanOrEqual(MOST_CHOSEN);
			if (query !== '')
				expect(addressOf(`${calendarPaths.chosen}?${query}`)).toBe(
					`${calendarPaths.chosen}?${query}`,
				);
		}),
	);
});

test('every calendar is a page of its own with one spelling, and tells what it is asked for', () => {
	for (const kind of ['game', 'day', 'team', 'competition', 'channel'] as const) {
		const address = calendarPaths[kind]('x-1');
		expect(pageAddress(address)).toEqual({
			kind: 'page',
			address,
			route: calendarPaths[kind](':slug'),
			search: false,
		});
		expect(readCalendarAddress(address)).toEqual({
			subject: { kind, slug: 'x-1' },
			uf: null,
			results: false,
		});
		const told = `${address}?estado=pe&resultado=sim`;
		expect(addressOf(`${address}?resultado=sim&x=1&estado=PE`)).toBe(told);
		expect(readCalendarAddress(told)).toMatchObject({ uf: 'PE', results: true });
		expect(addressOf(`${address}?resultado=nao`)).toBe(address);
		expect(addressOf(`${address}?estado=pe&x=1`)).toBe(`${address}?estado=pe`);
		expect(readCalendarAddress(`${address}?estado=pe`)?.uf).toBe('PE');
		expect(pageAddress(address.toUpperCase())).toMatchObject({
			kind: 'redirect',
			location: address,
		});
		expect(addressOf(`${address}.data`)).toBe(`${UNKNOWN_ADDRESS}.data`);
	}
	for (const target of [
		'/.ics',
		'/time/.ics',
		'/time/a/b.ics',
		'/time/..%2Fx.ics',
		'/outra.ics',
		'/time/x.ics/y',
	]) {
		expect(addressOf(target)).toBe(UNKNOWN_ADDRESS);
	}
	expect(readCalendarAddress('/time/x')).toBeNull();
});
