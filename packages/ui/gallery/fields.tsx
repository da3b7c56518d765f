import { useState } from 'react'
import { Badge } from '../src/badge/badge.tsx'
import { CheckboxField, SwitchField } from '../src/checkbox-field/checkbox-field.tsx'
import { Chips } from '../src/chips/chips.tsx'
import { CardIcon } from '../src/icon/icon.tsx'
import { Grid, Stack } from '../src/layout/layout.tsx'
import { NumberField } from '../src/number-field/number-field.tsx'
import { PhoneField } from '../src/phone-field/phone-field.tsx'
import { RadioCards } from '../src/radio-cards/radio-cards.tsx'
import { Select } from '../src/select/select.tsx'
import { TextArea } from '../src/text-area/text-area.tsx'
import { SearchField } from '../src/search-field/search-field.tsx'
import { TextField } from '../src/text-field/text-field.tsx'
import { Part } from './basics.tsx'

export function Fields() {
  const [words, setWords] = useState('')
  const [notes, setNotes] = useState('She lost her first tooth and is very proud of it.')
  const [country, setCountry] = useState('BR')
  const [number, setNumber] = useState('(11) 98765-4321')
  const [method, setMethod] = useState<'card' | 'pix'>('card')
  const [category, setCategory] = useState<'all' | 'princesses' | 'heroes' | 'games' | 'movies'>('all')
  return (
    <Part title="Fields">
      <Chips
        label="Category"
        value={category}
        onChange={setCategory}
        options={[
          { value: 'all', label: 'All', count: 28 },
          { value: 'princesses', label: 'Princesses' },
          { value: 'heroes', label: 'Heroes' },
          { value: 'games', label: 'Games' },
          { value: 'movies', label: 'Movies' },
        ]}
      />
      <Grid gap={6} columns={{ tablet: 2 }}>
        <TextField label="Child's name" hint="As it is spoken" placeholder="Olivia" autoComplete="off" />
        <NumberField label="Age" error="Age must be between 1 and 130" defaultValue="131" />
        <PhoneField
          label="WhatsApp number"
          prefixLabel="Country code"
          prefixes={[
            { code: 'BR', prefix: '55', name: 'Brazil' },
            { code: 'US', prefix: '1', name: 'United States' },
          ]}
          country={country}
          number={number}
          onCountryChange={setCountry}
          onNumberChange={setNumber}
        />
        <Select
          label="Occasion"
          placeholder="Choose one"
          options={[
            { value: 'birthday', label: 'Birthday' },
            { value: 'christmas', label: 'Christmas' },
          ]}
        />
        <TextArea
          label="What should they say?"
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
          max={400}
          count={(left) => `${left} characters left`}
        />
        <Stack gap={2}>
          <CheckboxField label="I am the parent or guardian" defaultChecked />
          <CheckboxField label="I accept the terms" error="Please accept the terms to go on" />
          <SwitchField label="Write the text for me" hint="We draft it from your notes" defaultChecked />
        </Stack>
        <SearchField label="Find a character" value={words} onChange={setWords} found="28 characters" />
        <SearchField
          label="Search"
          labelHidden
          placeholder="Number, phone or name"
          value={words}
          onChange={setWords}
        />
        <TextField label="Promo code" optional="optional" disabled defaultValue="WELCOME20" />
      </Grid>
      <RadioCards
        legend="How would you like to pay?"
        name="method"
        value={method}
        onChange={setMethod}
        columns={{ tablet: 2 }}
        options={[
          {
            value: 'card',
            title: 'Card',
            description: 'Up to 3 times without interest',
            aside: <CardIcon size="lg" />,
          },
          {
            value: 'pix',
            title: 'PIX',
            description: 'Confirmed in seconds',
            aside: <CardIcon size="lg" />,
            badge: <Badge>Most chosen</Badge>,
          },
        ]}
      />
    </Part>
  )
}
