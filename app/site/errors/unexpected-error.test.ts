import { expect, test } from 'vitest';
import { detailOf } from './unexpected-error.tsx';

/** As React Router hands a failed answer to an error boundary. */
function answer(status: number, statusText: string) {
	return { status, statusText, internal: false, data: { code: null, requestId: 'r-1' } };
}

test('S8.04 status and text of a failed answer, else the message', () => {
	expect(detailOf(answer(503, 'Service Unavailable'))).toBe('503 Service Unavailable');
	expect(detailOf(answer(500, ''))).toBe('500');
	expect(detailOf(new Error('Falha'))).toBe('Falha');
	expect(detailOf('?')).toContain('Algo deu errado');
});
