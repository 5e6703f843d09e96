import type { QuestionView } from '#core/importing/contract/imports.ts';
import { hoursCopy as copy } from '#core/importing/copy/hours.ts';

/** Two games of an import, with the hour in Brasília for each possible time zone answer. */
export function HourExamples({ examples }: { examples: QuestionView['examples'] }) {
	return (
		<table className="grid-table stack-table hour-examples">
			<caption className="vh">{copy.examples}</caption>
			<thead>
				<tr>
					<th scope="col">{copy.game}</th>
					<th scope="col">{copy.written}</th>
					<th scope="col">{copy.ifBrasilia}</th>
					<th scope="col">{copy.ifPlace}</th>
				</tr>
			</thead>
			<tbody>
				{examples.map(({ game, written, brasilia, place }) => (
					<tr key={`${game} ${written}`}>
						<th scope="row">{game}</th>
						<td>{written}</td>
						<td>{brasilia}</td>
						<td>{place ?? copy.unknownPlace}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
