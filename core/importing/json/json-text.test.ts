import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJsonText } from './json-text.ts';
import { lineAt, lineStarts } from './line-index.ts';

function standard(text: string): { ok: boolean; value?: unknown } {
	try {
		return { ok: true, value: JSON.parse(text) };
	} catch {
		return { ok: false };
	}
}

test('reads every JSON text as the language itself does', () => {
	fc.assert(
		fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(0, 1, '\t'), (value, indent) => {
			const text = JSON.stringify(value, null, indent);
			const parsed = parseJsonText(text);
			expect(parsed.ok && JSON.stringify(parsed.document.value)).toBe(
				JSON.stringify(JSON.parse(text)),
			);
		}),
	);
});

test('refuses what the language refuses, at an offset inside the text', () => {
	const damaged = fc.jsonValue({ maxDepth: 4 }).chain((value) => {
		const text = JSON.stringify(value);
		return fc.tuple(
			fc.constant(text),
			fc.nat(text.length),
			fc.constantFrom('', ',', '}', '"', '\\', '\u0001', '[', 'x', '\u0085'),
		);
	});
	fc.assert(
		fc.property(damaged, ([text, at, mark]) => {
			const broken = text.slice(0, at) + mark + text.slice(mark === '' ? at + 1 : at);
			const parsed = parseJsonText(broken);
			expect(parsed.ok).toBe(standard(broken).ok);
			if (!parsed.ok) expect(parsed.fault.offset).toBeLessThanOrEqual(broken.length);
		}),
	);
});

test('deep nesting is refused, a hostile key is a key like any other, repeated keys are noted', () => {
	expect(parseJsonText('['.repeat(100_000))).toMatchObject({
		ok: false,
		fault: { reason: expect.stringContaining('aninhamento') },
	});
	const parsed = parseJsonText('{"__proto__": {"a": 1}, "b": 1, "b": 2}');
	expect(parsed.ok && parsed.document.repeatedKeys).toEqual([{ key: 'b', offset: 0 }]);
	expect(({} as Record<string, unknown>).a).toBeUndefined();
});

test('offsets become 1-based lines for every kind of line end', () => {
	const starts = lineStarts('a\nb\r\nc\rd');
	expect([0, 1, 2, 4, 5, 7].map((offset) => lineAt(starts, offset))).toEqual([1, 1, 2, 2, 3, 4]);
});
