import type { ReactNode } from 'react';

/** A piece of text with its emphasis and links. */
export type Inline =
	| string
	| { strong: Inline[] }
	| { em: Inline[] }
	| { code: string }
	| { href: string; text: Inline[] };

/** One block of a long text. */
export type Block =
	| { kind: 'heading'; level: number; text: Inline[] }
	| { kind: 'paragraph'; text: Inline[] }
	| { kind: 'list'; ordered: boolean; items: Inline[][] }
	| { kind: 'table'; header: Inline[][]; rows: Inline[][][] };

/** Renders a long text. It does not change while shown, so indexes are stable keys. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
	return <div className="prose">{blocks.map((block, place) => showBlock(block, `b${place}`))}</div>;
}

function showBlock(block: Block, key: string): ReactNode {
	switch (block.kind) {
		case 'heading':
			return showHeading(block.level, showInline(block.text), key);
		case 'paragraph':
			return <p key={key}>{showInline(block.text)}</p>;
		case 'list': {
			const items = block.items.map((item, place) => (
				<li key={`${key}i${place.toString()}`}>{showInline(item)}</li>
			));
			return block.ordered ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>;
		}
		case 'table':
			return (
				<div className="prose-table" key={key}>
					<table>
						<thead>
							<tr>
								{block.header.map((cell, place) => (
									<th key={`h${place.toString()}`} scope="col">
										{showInline(cell)}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{block.rows.map((row, line) => (
								<tr key={`r${line.toString()}`}>
									{row.map((cell, place) => (
										<td key={`c${place.toString()}`}>{showInline(cell)}</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</div>
			);
	}
}

function showHeading(level: number, text: ReactNode, key: string): ReactNode {
	if (level === 1) return <h1 key={key}>{text}</h1>;
	return level === 2 ? <h2 key={key}>{text}</h2> : <h3 key={key}>{text}</h3>;
}

function showInline(parts: readonly Inline[]): ReactNode[] {
	return parts.map((part, place) => {
		const key = `p${place.toString()}`;
		if (typeof part === 'string') return part;
		if ('strong' in part) return <strong key={key}>{showInline(part.strong)}</strong>;
		if ('em' in part) return <em key={key}>{showInline(part.em)}</em>;
		if ('code' in part) return <code key={key}>{part.code}</code>;
		return (
			<a key={key} href={part.href}>
				{showInline(part.text)}
			</a>
		);
	});
}
