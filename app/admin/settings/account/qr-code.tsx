import { encode } from 'uqr';

/**
 * Drawn in the browser, so the secret goes to no other service. Black on white with a quiet zone in
 * every theme.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
	const { data, size } = encode(text, { border: 4 });
	const path = data.flatMap((row, y) =>
		row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
	);
	return (
		<svg
			className="qr-code"
			viewBox={`0 0 ${size} ${size}`}
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
		>
			<rect width={size} height={size} fill="#fff" />
			<path d={path.join('')} fill="#000" />
		</svg>
	);
}
