import { expect, test } from 'vitest';
import { fail, ok } from '#core/kit/result.ts';
import { type AddressFacts, isSettled, judgeAddress } from './judge-address.ts';

const WHOLE: AddressFacts = {
	...{ publicUrl: 'https://guia.example', isLocal: false, proxy: null },
	asked: ok({ status: 200, name: 'Guia', isThis: true }),
};
const states = (over: Partial<AddressFacts>) =>
	judgeAddress({ ...WHOLE, ...over }).map(({ state }) => state);

test('https that leads back to this guide, through no unknown proxy, leaves nothing to say', () => {
	expect(states({})).toEqual(['fine', 'fine', 'fine']);
	expect(isSettled(judgeAddress(WHOLE))).toBe(true);
});

test('what is wrong is named, and what cannot be known from here is left to a person', () => {
	expect(states({ publicUrl: 'http://guia.example' })[0]).toBe('problem');
	expect(states({ isLocal: true, asked: null })).toEqual(['note', 'fine']);
	expect(states({ asked: fail('address') })[1]).toBe('note');
	expect(states({ asked: fail('unreachable') })[1]).toBe('problem');
	expect(states({ asked: ok({ status: 502, name: null, isThis: false }) })[1]).toBe('problem');
	expect(states({ asked: ok({ status: 200, name: 'Outro', isThis: false }) })[1]).toBe('problem');
	expect(states({ asked: ok({ status: 200, name: null, isThis: false }) })[1]).toBe('problem');
	const proxy = { at: 0, network: '10.0.0.0/24', advice: [], trustProxy: [] };
	expect(states({ proxy })[2]).toBe('note');
	expect(isSettled(judgeAddress({ ...WHOLE, proxy }))).toBe(false);
});
