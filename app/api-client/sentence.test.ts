import { expect, test } from 'vitest';
import { notConnected, refused, timedOut } from './data-error.ts';
import { sentenceOf } from './sentence.ts';

test('S8.05 a failed read does not speak of typed text; a failed write says where that is', () => {
	for (const failure of [
		timedOut,
		notConnected,
		(act: 'read' | 'write') => refused(act, 502, '<html>'),
	]) {
		expect(sentenceOf(failure('read'))).not.toContain('digitou');
		expect(sentenceOf(failure('write'))).toContain('O que você digitou continua na tela');
	}
	expect(sentenceOf(new TypeError('x is not a function'))).not.toContain('digitou');
});
