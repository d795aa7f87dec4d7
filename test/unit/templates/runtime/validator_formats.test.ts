import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCheck } from "../../../../generator/resolve/model/formats.ts";
import { runs } from "../../../fixtures/property_runs.ts";

const isDateTime = formatCheck("date-time").accepts;
const isUuid = formatCheck("uuid").accepts;

test.each([
  "2024-05-31T09:30:00Z",
  "2024-05-31t09:30:00z",
  "2024-05-31T09:30:00.123456789+02:00",
  "2024-12-31T23:59:59-23:59",
  "2024-02-29T00:00:00Z",
  "2000-02-29T00:00:00Z",
  "0000-02-29T00:00:00Z",
  "2016-12-31T23:59:60Z",
  "2016-12-31T15:59:60-08:00",
  "2017-01-01T05:29:60.5+05:30",
])("%s is a date-time", (text) => {
  expect(isDateTime(text)).toBe(true);
});

test.each([
  "",
  "2024-05-31",
  "09:30:00Z",
  "2024-05-31 09:30:00Z",
  "2024-05-31T09:30:00",
  "2024-05-31T09:30Z",
  "2024-05-31T9:30:00Z",
  "2024-05-31T24:00:00Z",
  "2024-05-31T09:60:00Z",
  "2024-05-31T09:30:61Z",
  "2024-05-31T09:30:60Z",
  "2024-05-31T09:59:60Z",
  "2024-05-31T09:30:00.Z",
  "2024-05-31T09:30:00,5Z",
  "2024-05-31T09:30:00+2:00",
  "2024-05-31T09:30:00+0200",
  "2024-05-31T09:30:00+24:00",
  "2024-00-31T09:30:00Z",
  "2024-13-01T09:30:00Z",
  "2024-05-00T09:30:00Z",
  "2024-04-31T09:30:00Z",
  "2024-02-30T09:30:00Z",
  "2023-02-29T09:30:00Z",
  "1900-02-29T09:30:00Z",
  "24-05-31T09:30:00Z",
  "02024-05-31T09:30:00Z",
  "2024-05-31T09:30:00Z\n",
  " 2024-05-31T09:30:00Z",
  "٢٠٢٤-05-31T09:30:00Z",
])("%j is none", (text) => {
  expect(isDateTime(text)).toBe(false);
});

test("the days are those of the calendar", () => {
  const day = fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }));
  fc.assert(
    fc.property(day, ([year, month, date]) => {
      const text = [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(date).padStart(2, "0")].join("-");
      const time = new Date(`${text}T00:00:00Z`);
      const exists = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
      expect(isDateTime(`${text}T00:00:00Z`)).toBe(exists);
    }),
    runs(400),
  );
});

test("what the clock writes is a date-time", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date("9999-12-31"), noInvalidDate: true }), (date) => {
      expect(isDateTime(date.toISOString())).toBe(true);
    }),
  );
});

test.each([
  ["e094cb9a-26de-4645-8761-65c0c425d1de", true],
  ["E094CB9A-26DE-4645-8761-65C0C425D1DE", true],
  ["urn:uuid:e094cb9a-26de-4645-8761-65c0c425d1de", false],
  ["{e094cb9a-26de-4645-8761-65c0c425d1de}", false],
  ["e094cb9a26de4645876165c0c425d1de", false],
  ["e094cb9a-26de-4645-8761-65c0c425d1d", false],
  ["g094cb9a-26de-4645-8761-65c0c425d1de", false],
  ["", false],
])("%j is a UUID: %s", (text, want) => {
  expect(isUuid(text)).toBe(want);
});
