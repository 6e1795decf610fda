/** Numbers as the reader's language writes them. */
import { LANGUAGE, percentOf } from '../../lib/words';

const digits = (value: number, after: number): string => new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: after, maximumFractionDigits: after }).format(value);

export const percent = (share: number): string => percentOf(digits(100 * share, 1));
export const span = (low: number, high: number): string => `${digits(100 * low, 1)}–${digits(100 * high, 1)}`;
export const points = (by: number): string => `${by < 0 ? '−' : '+'}${digits(Math.abs(100 * by), 1)}`;
export const decimal = (value: number): string => digits(value, 1);
export const whole = (value: number): string => digits(value, 0);
